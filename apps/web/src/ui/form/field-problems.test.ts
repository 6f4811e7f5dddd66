import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure, errorBody } from '@traip/contract';
import { fieldProblems } from './field-problems.ts';

const sentence = { es: 'No.', en: 'No.' };
const refused = (details: { field: string; message: typeof sentence }[], field?: string) =>
  new CallFailure('ERR_BAD_REQUEST', 'save', {
    status: 400,
    body: errorBody({ refused: 'CODE_TAKEN', details, ...(field === undefined ? {} : { field }) }),
  });

test('a problem is shown on its field, also inside a list', () => {
  const problems = [
    { field: 'name', message: sentence },
    { field: 'taxIdentifiers.0.value', message: sentence },
  ];
  const values = { name: '', taxIdentifiers: [{ value: undefined }] };
  assert.deepEqual(fieldProblems(refused(problems), values), problems);
});

test("a problem of a field that the form doesn't have is not assigned to another field", () => {
  const problems = [{ field: 'taxIdentifiers.1.value', message: sentence }];
  assert.deepEqual(fieldProblems(refused(problems), { taxIdentifiers: [{ value: '' }] }), []);
});

test('a refusal that names its field is shown there, with its message', () => {
  const [problem] = fieldProblems(refused([], 'orgCode'), { orgCode: 'liga' });
  assert.equal(problem?.field, 'orgCode');
  assert.equal(problem?.message.en, 'That code is taken. Choose another.');
});

test('field problems take precedence over the refusal as a whole', () => {
  const problems = [{ field: 'orgCode', message: sentence }];
  assert.deepEqual(fieldProblems(refused(problems, 'orgCode'), { orgCode: 'liga' }), problems);
});

test('a lost connection belongs to no field', () => {
  assert.deepEqual(fieldProblems(new CallFailure('ERR_NETWORK', 'save'), { name: '' }), []);
});
