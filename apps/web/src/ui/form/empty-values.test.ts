import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberOrNull } from './empty-values.ts';

test("an empty age is null, and an age that isn't a number is rejected", () => {
  assert.deepEqual(['', '12', null, 7].map(numberOrNull), [null, 12, null, 7]);
  assert.ok(Number.isNaN(numberOrNull('doce')));
});
