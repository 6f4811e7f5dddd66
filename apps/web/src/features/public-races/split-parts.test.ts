import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barOf, columnsOf, fastestOf, hasSplits, splitPartsOf } from './split-parts.ts';

const course = { kind: 'TIME', distance: 10_000, splitPoints: [2500, 5000, 7500], segments: [] } as const;
const laura = {
  splits: [672_000, 1_340_000, 2_000_000],
  splitPlaces: [58, 52, 49],
  mark: 2_642_000,
  status: null,
  place: 47,
} as const;

test('a finisher has a part for each split, and one to the finish', () => {
  const parts = splitPartsOf(
    { ...laura, splits: [...laura.splits], splitPlaces: [...laura.splitPlaces] },
    {
      ...course,
      splitPoints: [...course.splitPoints],
      segments: [],
    },
  );
  assert.deepEqual(
    parts.map(({ from, to, time, passed, place }) => [from, to, time, passed, place]),
    [
      [0, 2500, 672_000, 672_000, 58],
      [2500, 5000, 668_000, 1_340_000, 52],
      [5000, 7500, 660_000, 2_000_000, 49],
      [7500, 10_000, 642_000, 2_642_000, 47],
    ],
  );
  assert.equal(fastestOf(parts), parts[3]);
});

test('a runner who gave up has the parts until there, and a missing split leaves both adjacent parts out', () => {
  const row = { splits: [672_000, null, 2_000_000], splitPlaces: [1, null, 1], mark: null, place: null };
  const parts = splitPartsOf(
    { ...row, status: 'DNF' },
    { ...course, splitPoints: [2500, 5000, 7500], segments: [] },
  );
  assert.deepEqual(
    parts.map(({ time }) => time),
    [672_000, null, null],
  );
  assert.equal(fastestOf(parts), undefined);
});

test("without known split positions, there's no speed", () => {
  const parts = splitPartsOf(
    { splits: [60_000], splitPlaces: [1], mark: 130_000, status: null, place: 1 },
    { ...course, splitPoints: [], segments: [] },
  );
  assert.deepEqual(
    parts.map(({ from, to, speed, isLast }) => [from, to, speed, isLast]),
    [
      [0, null, null, false],
      [null, null, null, true],
    ],
  );
});

test('named segments replace splits', () => {
  const row = { splits: [60_000] };
  assert.equal(hasSplits(row, { ...course, splitPoints: [], segments: [] }), true);
  assert.equal(hasSplits(row, { ...course, splitPoints: [], segments: ['Swim', 'Run'] }), false);
  assert.equal(hasSplits({ splits: [null] }, { ...course, splitPoints: [], segments: [] }), false);
});

test('the fastest part has a full bar, and no bar ever vanishes', () => {
  assert.deepEqual([barOf(4, 4), barOf(3.9, 4), barOf(1, 4)], [100, 85, 10]);
});

test('a list has room for three splits, spread over the course', () => {
  assert.deepEqual(columnsOf([2500, 5000]), [0, 1]);
  assert.deepEqual(columnsOf([5, 10, 15, 20, 25, 30, 35, 40]), [2, 4, 6]);
});
