import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf } from '@traip/contract';
import { InviteForm } from './invitee.ts';

const read = (invitee: string) => InviteForm.safeParse({ invitee, role: 'MEMBER' });
const problem = (invitee: string) => {
  const { error } = read(invitee);
  return error && problemsOf(error).map(({ field, message }) => [field, message.en]);
};

test('text with an @ is an email address, anything else a code', () => {
  assert.deepEqual(read(' Ana@Correo.es ').data?.invitee, { email: 'ana@correo.es' });
  assert.deepEqual(read('ana-ruiz-7k').data?.invitee, { userCode: 'ana-ruiz-7k' });
});

test('invalid input is reported on the field', () => {
  assert.deepEqual(problem('ana@'), [['invitee', 'This email doesn’t look valid.']]);
  assert.deepEqual(problem('Ana Ruiz'), [['invitee', 'Use 3 to 24 lower-case letters, digits or hyphens.']]);
  assert.deepEqual(problem('  '), [['invitee', 'Enter either an email or a Traip code.']]);
});
