import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HoleCard } from '@traip/engine/match';
import { nextHole } from './next-hole.ts';

const after = (...holes: readonly number[]): HoleCard => ({
  list: holes.map((hole) => ({ hole, winner: null })),
  score: { home: 0, away: 0 },
  decided: null,
  method: null,
  left: 0,
});

test('holes come in order around the course, then extra ones', () => {
  assert.equal(nextHole(null, 18), 1);
  assert.equal(nextHole(after(1, 2), 18), 3);
  assert.equal(nextHole(after(18), 18), 1, 'from a shotgun start');
  assert.equal(nextHole(after(9, 1, 3), 9), 4);
  assert.equal(nextHole(after(1, 2, 3, 4, 5, 6, 7, 8, 9), 9), 10);
  assert.equal(nextHole(after(8, 9, 1), 9), 2);
});
