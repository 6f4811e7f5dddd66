import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  enqueueSubstitution,
  markSubstitutionRefused,
  pendingSubstitutions,
  removeSubstitution,
  substitutionKey,
} from './substitutions.ts';

const change = { teamId: 'home', off: 'a', on: 'b', period: 2, minute: 60, second: 0 };
const other = { ...change, off: 'c', on: 'd' };

test('a substitution is queued once, however often it is registered', () => {
  const queue = enqueueSubstitution(enqueueSubstitution([], change), { ...change });
  assert.equal(queue.length, 1);
  assert.deepEqual(removeSubstitution(queue, change), []);
});

test('a substitution undone before sending is dropped; a stored one is undone on the backend', () => {
  assert.deepEqual(enqueueSubstitution(enqueueSubstitution([], change), { ...change, undo: true }), []);
  assert.deepEqual(enqueueSubstitution([], { ...change, undo: true }), [{ told: { ...change, undo: true } }]);
});

test('removing a substitution from the queue keeps the others', () => {
  const both = enqueueSubstitution(enqueueSubstitution([], change), other);
  assert.deepEqual(removeSubstitution(both, change), [{ told: other }]);
  assert.deepEqual(enqueueSubstitution(both, { ...other, undo: true }), [{ told: change }]);
});

test('the same players can change at 1:23 and again at 12:03, as two substitutions', () => {
  const early = substitutionKey({ ...change, minute: 1, second: 23 });
  assert.notEqual(early, substitutionKey({ ...change, minute: 12, second: 3 }));
});

test('a refused substitution is not sent again', () => {
  const no = { es: 'No.', en: 'No.' };
  const queue = markSubstitutionRefused(
    enqueueSubstitution(enqueueSubstitution([], change), other),
    change,
    no,
  );
  assert.deepEqual(pendingSubstitutions(queue), [{ told: other }]);
});
