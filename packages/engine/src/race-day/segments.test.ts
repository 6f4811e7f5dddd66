import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rankSegments } from './segments.ts';

type Entry = Parameters<typeof rankSegments>[0][number];

const entry = (id: string, splits: Entry['splits'], mark: number | null): Entry => ({
  id,
  mark,
  status: mark === null ? 'DNF' : null,
  splits,
});
const timesOf = (entries: readonly Entry[], count: number) =>
  Array.from(rankSegments(entries, count).values(), (parts) => parts.map(({ time }) => time));

describe('segments of a course', () => {
  it('next to a missing split have no time, whether the runner finished or not', () => {
    const rows = [
      entry('a', [600, 660, 2400, 2460], 3600),
      entry('b', [700, null, 2500, 2550], 3700),
      entry('c', [650, null, 2450, null], null),
      entry('d', [null, 720, null, null], null),
    ];
    assert.deepEqual(timesOf(rows, 5), [[600, 60, 1740, 60, 1140], [700, null, null, 50, 1150], [650], []]);
    const fourth = Array.from(rankSegments(rows, 5).values(), (parts) => parts[3]?.place);
    assert.deepEqual(fourth, [2, 1, undefined, undefined]);
  });

  it('of a finisher with a shorter list are unknown', () => {
    assert.deepEqual(timesOf([entry('a', [600, 2400], 3600)], 5), [[]]);
  });

  it('law: known ones add up, and a missing split removes two segments and moves none', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(parts, fc.nat(), (own, at) => {
        const passed = own.map((_, end) => own.slice(0, end + 1).reduce((sum, part) => sum + part, 0));
        const splits = passed.slice(0, -1);
        const mark = passed.at(-1) ?? 0;
        assert.deepEqual(timesOf([entry('a', splits, mark)], own.length), [own]);
        const lost = at % splits.length;
        const holed = splits.map((split, index) => (index === lost ? null : split));
        const left = own.map((part, index) => (index === lost || index === lost + 1 ? null : part));
        const last = left.findLastIndex((part) => part !== null);
        assert.deepEqual(timesOf([entry('a', holed, mark)], own.length), [left.slice(0, last + 1)]);
      }),
    );
  });
});
