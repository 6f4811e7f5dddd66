import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberOrNull } from './empty-values.ts';

test('an age that is left empty is none, and one that is no number is not swallowed', () => {
  assert.deepEqual(['', '12', null, 7].map(numberOrNull), [null, 12, null, 7]);
  assert.ok(Number.isNaN(numberOrNull('doce')));
});
