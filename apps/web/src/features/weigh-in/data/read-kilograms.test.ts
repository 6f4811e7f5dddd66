import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readKilograms } from './read-kilograms.ts';

test('a weight is parsed as people type it', () => {
  assert.deepEqual(['72,4', ' 72.45 ', '100', '81 kg'].map(readKilograms), [72.4, 72.45, 100, 81]);
});

test('anything else is not taken for a weight', () => {
  assert.deepEqual(['', 'abc', '72,456', '7 2', '-60', '1000'].map(readKilograms), [
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
