import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemsOf } from '@traip/contract';
import { passwordForm } from './password-form.ts';

const problems = (hasPassword: boolean, typed: [current: string, password: string, again: string]) => {
  const [currentPassword, password, confirmation] = typed;
  const { error } = passwordForm(hasPassword).safeParse({ currentPassword, password, confirmation });
  return error ? problemsOf(error).map(({ field, message }) => [field, message.en]) : [];
};

test('changing a password requires the current one', () => {
  assert.deepEqual(problems(true, ['', 'un-secreto', 'un-secreto']), [
    ['currentPassword', 'Enter your password.'],
  ]);
  assert.deepEqual(problems(true, ['old', 'un-secreto', 'un-secreto']), []);
});

test('setting a first password requires no other', () => {
  assert.deepEqual(problems(false, ['', 'un-secreto', 'un-secreto']), []);
});

test('a typo in the confirmation is reported on the confirmation field', () => {
  assert.deepEqual(problems(false, ['', 'un-secreto', 'un-secrete']), [
    ['confirmation', 'Passwords do not match'],
  ]);
});
