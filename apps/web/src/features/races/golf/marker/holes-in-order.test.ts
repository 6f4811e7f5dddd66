import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holesFrom, nextHole } from './holes-in-order.ts';

const player = (...holes: (number | null)[]) =>
  ({ result: { card: [{ holes, total: null }] } }) as unknown as Parameters<typeof nextHole>[1][number];

test('a group plays on from its starting hole and around the course', () => {
  assert.deepEqual(holesFrom(null, 3), [1, 2, 3]);
  assert.deepEqual(holesFrom(3, 4), [3, 4, 1, 2]);
  assert.deepEqual(holesFrom(10, 9), holesFrom(1, 9));
});

test("scoring continues at the first hole that a player hasn't played", () => {
  assert.equal(nextHole([2, 3, 1], [player(null, 4, 4), player(null, 4, null)], 1), 3);
  assert.equal(nextHole([2, 3, 1], [player(null, 4, 4)], 1), 1);
  assert.equal(nextHole([1, 2], [player(0, 4)], 1), null);
  assert.equal(nextHole([1, 2], [player(4, 4)], 2), 1);
});
