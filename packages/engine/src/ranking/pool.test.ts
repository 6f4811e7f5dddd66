import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rankPool } from './pool.ts';

describe('Nordic pool (constructed)', () => {
  const bout = (
    a: string,
    b: string,
    points: readonly [number, number],
    method: 'FALL' | 'POINTS' = 'POINTS',
  ) => ({
    a,
    b,
    winner: a,
    method,
    points,
  });

  it('of three level wrestlers the last is settled first, then the other two by their bout', () => {
    // Each beat one of the others: Ana Eva, Eva Sol, Sol Ana. Sol has the only fall, Ana scored least.
    const bouts = [
      bout('Ana', 'Eva', [1, 0]),
      bout('Eva', 'Sol', [9, 2]),
      bout('Sol', 'Ana', [4, 0], 'FALL'),
    ];
    const all = ['Ana', 'Eva', 'Sol', 'Luz'];
    const lost = all.slice(0, 3).map((id) => bout(id, 'Luz', [3, 0]));
    const ranked = rankPool(all, [...bouts, ...lost]);
    assert.ok(!('breach' in ranked));
    assert.deepEqual(Object.fromEntries(ranked), { Eva: 1, Sol: 2, Ana: 3, Luz: 4 });
  });
});
