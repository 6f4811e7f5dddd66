import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxPeriods, periodTotals } from './period-columns.ts';

const line = (...periods: readonly (readonly [number, number])[]) => ({
  player: null,
  shirt: null,
  values: {},
  byPeriod: periods.map(([period, value]) => ({ period, value })),
});
const side = (...lines: readonly ReturnType<typeof line>[]) => ({ lines: [...lines], totals: {} });

test('points are shown per quarter, in order', () => {
  const box = { home: side(line([2, 3], [1, 2])), away: side(line([4, 2])) };
  assert.deepEqual(boxPeriods(box, { scoring: 'POINTS' }), [1, 2, 4]);
  assert.deepEqual(boxPeriods(box, { scoring: 'GOALS' }), []);
});

test('a single period is left out, since it would only repeat the points', () => {
  assert.deepEqual(boxPeriods({ home: side(line([1, 2])), away: side() }, { scoring: 'POINTS' }), []);
});

test('a side has the totals of its players', () => {
  assert.deepEqual(periodTotals([line([1, 2], [2, 1]), line([1, 3])]), { 'period 1': 5, 'period 2': 1 });
});
