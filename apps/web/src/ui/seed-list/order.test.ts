import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved } from './order.ts';

test('a row moves to another place, but not beyond the ends', () => {
  assert.deepEqual(moved(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b']);
  assert.deepEqual(moved(['a', 'b', 'c'], 0, 99), ['b', 'c', 'a']);
  assert.deepEqual(moved(['a', 'b', 'c'], 1, -5), ['b', 'a', 'c']);
});
