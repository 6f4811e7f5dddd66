import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankSplits, splitPointsOf } from './split-places.ts';

type Entry = Parameters<typeof rankSplits>[0][number];

const entry = (id: string, splits: Entry['splits'], status: Entry['status'] = null): Entry => ({
  id,
  splits,
  status,
});

describe('the places at the splits', () => {
  it('include everyone who passed, even if they stopped later', () => {
    const places = rankSplits([
      entry('a', [672, 1340]),
      entry('b', [700, 1300]),
      entry('out', [600], 'DNF'),
      entry('c', [672, null]),
    ]);
    assert.deepEqual(Object.fromEntries(places), { a: [2, 2], b: [4, 1], out: [1], c: [2, null] });
  });

  it('exclude disqualified runners', () => {
    const places = rankSplits([entry('a', [672]), entry('cheat', [100], 'DSQ')]);
    assert.deepEqual(Object.fromEntries(places), { a: [1] });
  });
});

describe('the positions of the splits', () => {
  it('come from the headings of a timing file', () => {
    assert.deepEqual(splitPointsOf(['2,5 km', 'Paso 5K', '7500 m'], 10_000), [2500, 5000, 7500]);
    assert.deepEqual(splitPointsOf(['1 mi'], null), [1609]);
  });

  it('are unknown if one is missing, they decrease, or one is past the finish', () => {
    assert.deepEqual(splitPointsOf(['5 km', 'T1'], 10_000), []);
    assert.deepEqual(splitPointsOf(['5 km', '2 km'], 10_000), []);
    assert.deepEqual(splitPointsOf(['5 km', '10 km'], 10_000), []);
    assert.deepEqual(splitPointsOf(['Split 5'], 10_000), []);
  });
});
