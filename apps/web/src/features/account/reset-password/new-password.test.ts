import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf } from '@traip/contract';
import { NewPassword } from './new-password.ts';

const problems = (password: string, confirmation: string) => {
  const result = NewPassword.safeParse({ password, confirmation });
  return result.success ? [] : problemsOf(result.error).map(({ field, message }) => [field, message.en]);
};

test('the same password twice is accepted', () => {
  assert.deepEqual(problems('un-secreto', 'un-secreto'), []);
});

test('a typo in the confirmation is reported on the confirmation field', () => {
  assert.deepEqual(problems('un-secreto', 'un-secrete'), [['confirmation', 'Passwords do not match']]);
});

test('a password that is too short is reported on the password field', () => {
  assert.deepEqual(problems('abc', 'abc'), [['password', 'The password must be at least 6 characters.']]);
});
