import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  openSubstitutions,
  refusedSubstitution,
  withoutSubstitution,
  withSubstitution,
} from './substitutions.ts';

const told = { teamId: 'home', off: 'a', on: 'b', period: 2, minute: 60, second: 0 };
const other = { ...told, off: 'c', on: 'd' };

test('a substitution waits once, however often it is told', () => {
  const waiting = withSubstitution(withSubstitution([], told), { ...told });
  assert.equal(waiting.length, 1);
  assert.deepEqual(withoutSubstitution(waiting, told), []);
});

test('one that was never sent is gone when it is taken back; one that the backend has is taken back there', () => {
  assert.deepEqual(withSubstitution(withSubstitution([], told), { ...told, undo: true }), []);
  assert.deepEqual(withSubstitution([], { ...told, undo: true }), [{ told: { ...told, undo: true } }]);
});

test('what was refused is not sent again', () => {
  const no = { es: 'No.', en: 'No.' };
  const waiting = refusedSubstitution(withSubstitution(withSubstitution([], told), other), told, no);
  assert.deepEqual(openSubstitutions(waiting), [{ told: other }]);
});
