import assert from 'node:assert/strict';
import { it } from 'node:test';
import { curvePoints } from './curve.ts';

const box = { width: 108, height: 48 };

it('a curve spans the full width, highest on top', () => {
  assert.deepEqual(curvePoints([1500, 1520, 1480], box), [
    { x: 4, y: 24 },
    { x: 54, y: 4 },
    { x: 104, y: 44 },
  ]);
});

it('a curve without changes lies in the middle', () => {
  assert.deepEqual(
    curvePoints([1500, 1500], box).map(({ y }) => y),
    [24, 24],
  );
});
