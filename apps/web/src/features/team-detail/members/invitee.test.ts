import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf } from '@traip/contract';
import { InviteForm } from './invitee.ts';

const read = (invitee: string) => InviteForm.safeParse({ invitee, role: 'MEMBER' });
const problem = (invitee: string) => {
  const { error } = read(invitee);
  return error && problemsOf(error).map(({ field, message }) => [field, message.en]);
};

test('what has an @ is an address, anything else a code', () => {
  assert.deepEqual(read(' Ana@Correo.es ').data?.invitee, { email: 'ana@correo.es' });
  assert.deepEqual(read('ana-ruiz-7k').data?.invitee, { userCode: 'ana-ruiz-7k' });
});

test('what is neither is told beside the box', () => {
  assert.deepEqual(problem('ana@'), [['invitee', 'This email doesn’t look valid.']]);
  assert.deepEqual(problem('Ana Ruiz'), [['invitee', 'Use 3 to 24 lower-case letters, digits or hyphens.']]);
  assert.deepEqual(problem('  '), [['invitee', 'Enter either an email or a Traip code.']]);
});
