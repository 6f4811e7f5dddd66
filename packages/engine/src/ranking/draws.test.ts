import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { americano, mexicanoRound } from './americano.ts';
import { rankPartners } from './partners.ts';
import { seedHeats } from './seeding.ts';

const named = (many: number) => Array.from({ length: many }, (_, at) => `p${`${at}`.padStart(2, '0')}`);

describe('americano', () => {
  for (const many of [4, 8, 12, 16, 20, 24])
    it(`of ${many}: every partner once, every opponent twice`, () => {
      const players = named(many);
      const rounds = americano(players, many - 1, 'any').map(({ courts }) =>
        courts.map((court) => ({ ...court, score: [12, 12] as const })),
      );
      const ranked = rankPartners(players, rounds, { pointsPerMatch: 24, steps: ['POINTS'], sitOut: 'MEAN' });
      assert.ok(!('breach' in ranked), JSON.stringify(ranked));
      assert.deepEqual([ranked.partnerships, ranked.oppositions], [[1], [2]]);
    });

  it('law: no player is twice in a round, everyone plays or rests, and rests differ by at most one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 14 }),
        fc.integer({ min: 1, max: 8 }),
        fc.string(),
        (many, roundCount, seed) => {
          const players = named(many);
          const rounds = americano(players, roundCount, seed);
          const rests = new Map(players.map((id) => [id, 0]));
          for (const { courts, resting } of rounds) {
            const present = [...courts.flatMap(({ a, b }) => [...a, ...b]), ...resting];
            assert.deepEqual(present.toSorted(), players);
            for (const id of resting) rests.set(id, (rests.get(id) ?? 0) + 1);
          }
          const times = [...rests.values()];
          assert.ok(Math.max(...times) - Math.min(...times) <= 1);
          assert.deepEqual(americano(players, roundCount, seed), rounds);
        },
      ),
      { numRuns: 25 },
    );
  });

  for (const [many, rounds] of [
    [5, 5],
    [9, 6],
    [14, 7],
  ] as const)
    it(`of ${many} over ${rounds} rounds never repeats a partner`, () => {
      const pairs = americano(named(many), rounds, 'padel').flatMap(({ courts }) =>
        courts.flatMap(({ a, b }) => [a, b].map((pair) => pair.toSorted().join())),
      );
      assert.equal(new Set(pairs).size, pairs.length);
    });
});

describe('mexicano', () => {
  it('the first four are on court one, first with fourth', () => {
    const { courts } = mexicanoRound(named(8), [], new Map(), { pairing: '14' });
    assert.deepEqual(courts[0], { a: ['p00', 'p03'], b: ['p01', 'p02'] });
    assert.deepEqual(courts[1], { a: ['p04', 'p07'], b: ['p05', 'p06'] });
  });

  it('no one has the same partner twice in a row', () => {
    const last = [['p00', 'p03'] as const];
    const { courts } = mexicanoRound(named(4), last, new Map(), { pairing: '14' });
    assert.deepEqual(courts, [{ a: ['p00', 'p02'], b: ['p01', 'p03'] }]);
  });

  it('the lowest of the players who rested least rests', () => {
    const { resting } = mexicanoRound(named(5), [], new Map([['p04', 1]]), { pairing: '13' });
    assert.deepEqual(resting, ['p03']);
  });
});

describe('heats', () => {
  const lanes = [4, 5, 3, 6, 2, 7, 1, 8];

  it('the last three are circle-seeded, with the best in lane 4 of each', () => {
    const heats = seedHeats(named(32), lanes);
    assert.deepEqual(
      heats.map((heat) => heat.find(({ lane }) => lane === 4)?.id),
      ['p24', 'p02', 'p01', 'p00'],
    );
    assert.deepEqual(
      heats
        .at(-1)
        ?.map(({ id }) => id)
        .slice(0, 3),
      ['p00', 'p03', 'p06'],
    );
  });

  it('law: everyone is in one heat, no lane is used twice, and no heat is nearly empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), (many) => {
        const heats = seedHeats(named(many), lanes);
        assert.deepEqual(heats.flatMap((heat) => heat.map(({ id }) => id)).sort(), named(many));
        for (const heat of heats) {
          assert.equal(new Set(heat.map(({ lane }) => lane)).size, heat.length);
          assert.ok(heat.length >= Math.min(3, many));
        }
      }),
    );
  });
});
