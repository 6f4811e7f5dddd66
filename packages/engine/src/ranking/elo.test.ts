import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { eloPeriod } from './elo.ts';

describe('Elo', () => {
  const rules = { kNew: 40, k: 20, newUntil: 30 };

  it('law: between players with the same K-factor, gains equal losses', () => {
    const game = fc.record({
      a: fc.constantFrom('0', '1'),
      b: fc.constantFrom('2', '3'),
      score: fc.constantFrom(0, 0.5, 1),
    });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 800, max: 2600 }), { minLength: 4, maxLength: 4 }),
        fc.array(game),
        (ratings, games) => {
          const players = ratings.map((rating, at) => ({ id: `${at}`, rating, results: 99 }));
          const after = eloPeriod(
            players,
            games.map(({ a, b, score }) => ({ a: [a], b: [b], score })),
            rules,
          );
          assert.ok(!('breach' in after));
          const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
          assert.ok(Math.abs(sum(after.values()) - sum(ratings)) < 1e-6);
        },
      ),
    );
  });

  it('a pair is as strong as its mean, and both players change equally', () => {
    const players = [1400, 1600, 1500, 1500].map((rating, at) => ({ id: `${at}`, rating, results: 30 }));
    const after = eloPeriod(players, [{ a: ['0', '1'], b: ['2', '3'], score: 1 }], rules);
    assert.ok(!('breach' in after));
    assert.deepEqual([...after.values()], [1410, 1610, 1490, 1490]);
  });
});
