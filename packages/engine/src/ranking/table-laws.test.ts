import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { decideCards, type JudgedRound } from './cards.ts';
import { rankGolf } from './golf.ts';
import { rankPartners } from './partners.ts';
import { rankSeries } from './series.ts';
import { rankStages } from './stages.ts';
import { rankTeamPlaces } from './team-places.ts';

describe('laws of teams from individuals', () => {
  const rules = { score: 2, count: 3, tiebreak: 'NEXT', rawPlaces: false, sumTimes: false } as const;
  const field = fc.array(fc.constantFrom('Lions', 'Bears', 'Wolves', null), { minLength: 1, maxLength: 30 });
  const runners = (teams: readonly (string | null)[]) =>
    teams.map((team, at) => ({ id: null, place: at + 1, team, mark: null }));

  it('a slower extra runner of a complete team changes nothing', () => {
    fc.assert(
      fc.property(field, (teams) => {
        const three = ['Lions', 'Lions', 'Lions'];
        assert.deepEqual(
          rankTeamPlaces(runners([...three, 'Lions', ...teams]), rules),
          rankTeamPlaces(runners([...three, ...teams]), rules),
        );
      }),
    );
  });

  it('all places are given: if everyone scores, the scores add up to 1 + 2 + … + n', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['Lions', 'Lions', 'Bears', 'Bears', 'Wolves', 'Wolves'], { minLength: 6 }),
        (teams) => {
          const ranked = rankTeamPlaces(runners(teams), { ...rules, count: 2 });
          assert.ok(!('breach' in ranked));
          const scores = [...ranked.values()].map(({ score }) => score ?? 0);
          assert.equal(
            scores.reduce((sum, each) => sum + each, 0),
            21,
          );
          assert.ok(Math.min(...scores) >= 3);
        },
      ),
    );
  });

  it('level teams are separated by the next runner, or by the last scorer (constructed)', () => {
    const teams = ['Lions', 'Bears', 'Bears', 'Lions', 'Lions', 'Bears'];
    const first = (tiebreak: 'NEXT' | 'LAST') => {
      const ranked = rankTeamPlaces(runners(teams), { ...rules, tiebreak });
      assert.ok(!('breach' in ranked));
      return [...ranked].find(([, { place }]) => place === 1);
    };
    assert.deepEqual(first('NEXT'), ['Lions', { place: 1, score: 5, taken: [1, 4, 5] }]);
    assert.deepEqual(first('LAST'), ['Bears', { place: 1, score: 5, taken: [2, 3, 6] }]);
  });
});

describe('laws of a series', () => {
  const rules = {
    points: [5, 3, 1],
    best: null,
    countback: true,
    countbackTo: 3,
    lastRace: false,
    deadHeat: 'SHARE',
    minStarts: 0,
    undroppable: [],
  } as const;
  const race = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 1 });
  const season = fc.array(race, { minLength: 1, maxLength: 8 });
  const raced = (orders: readonly (readonly string[])[]) =>
    orders.map((ids, race) => ({
      name: `${race}`,
      places: new Map<string, number | string>(ids.map((id, at) => [id, at + 1])),
      points: null,
      bonus: new Map<string, number>(),
    }));
  const table = (...input: Parameters<typeof rankSeries>) => {
    const ranked = rankSeries(...input);
    assert.ok(!('breach' in ranked));
    return ranked.rows;
  };
  const pointsOf = (orders: readonly (readonly string[])[], best: number | null) =>
    new Map(table(raced(orders), { ...rules, best }).map(({ id, points }) => [id, points]));

  it('counting the best results never gives more than counting all', () => {
    fc.assert(
      fc.property(season, fc.integer({ min: 1, max: 8 }), (orders, best) => {
        const all = pointsOf(orders, null);
        for (const [id, points] of pointsOf(orders, best)) {
          assert.ok(points <= (all.get(id) ?? 0));
          if (best >= orders.length) assert.equal(points, all.get(id));
          const single = orders.map((ids) => (ids.includes(id) ? (rules.points[ids.indexOf(id)] ?? 0) : 0));
          assert.ok(points >= Math.max(...single));
        }
      }),
    );
  });

  it('a better place never lowers the points', () => {
    fc.assert(
      fc.property(season, fc.integer({ min: 1, max: 4 }), (orders, best) => {
        const [first = [], ...others] = orders;
        const climber = first.at(-1) ?? '';
        const better = [[climber, ...first.slice(0, -1)], ...others];
        assert.ok((pointsOf(better, best).get(climber) ?? 0) >= (pointsOf(orders, best).get(climber) ?? 0));
      }),
    );
  });

  it('a dead heat gives both the points of the place, or the average of both places', () => {
    const places = new Map<string, number | string>([
      ['a', 1],
      ['b', 1],
      ['c', 3],
    ]);
    const races = [{ name: '1', places, points: null, bonus: new Map<string, number>() }];
    const points = (deadHeat: 'SHARE' | 'MEAN') =>
      table(races, { ...rules, deadHeat }).map((row) => row.points);
    assert.deepEqual(
      [points('SHARE'), points('MEAN')],
      [
        [5, 5, 1],
        [4, 4, 1],
      ],
    );
  });
});

describe('laws of golf', () => {
  const field = fc.array(fc.tuple(fc.integer({ min: 66, max: 72 }), fc.integer({ min: 66, max: 72 })), {
    minLength: 2,
    maxLength: 20,
  });
  const cut = { afterRound: 1, top: 3, ties: true, within: 1 };
  const rank = (cards: readonly (readonly number[])[], rules: Partial<Parameters<typeof rankGolf>[2]>) => {
    const golfers = cards.map((rounds, at) => ({
      id: `${at}`,
      rounds,
      status: null,
      order: null,
      countback: [],
    }));
    const ranked = rankGolf(golfers, [], { rounds: 2, cut: null, isPoints: false, ties: 'SHARE', ...rules });
    assert.ok(!('breach' in ranked));
    return ranked;
  };

  it('one stroke fewer never loses a place', () => {
    fc.assert(
      fc.property(field, (cards) => {
        const better = cards.map(([one, two], at) => (at === 0 ? [one - 1, two] : [one, two]));
        assert.ok(Number(rank(better, {}).get('0')) <= Number(rank(cards, {}).get('0')));
      }),
    );
  });

  it('players at or under the cut line stay, players above it go', () => {
    fc.assert(
      fc.property(field, (cards) => {
        const scores = cards.map(([first]) => first).sort((a, b) => a - b);
        const line = Math.max(scores[2] ?? scores.at(-1) ?? 0, (scores[0] ?? 0) + 1);
        const ranked = rank(cards, { cut });
        cards.forEach(([first], at) => {
          assert.equal(ranked.get(`${at}`) === 'CUT', first > line);
        });
      }),
    );
  });
});

describe('laws of stages, cards and partners', () => {
  it('a rider who abandons does not change the order of the others', () => {
    const times = fc.array(fc.array(fc.integer({ min: 100, max: 104 }), { minLength: 3, maxLength: 3 }), {
      minLength: 2,
      maxLength: 9,
    });
    fc.assert(
      fc.property(times, (all) => {
        const stages = ['1', '2', '3'].map((key) => ({ key, type: 'ROAD', bonus: null, limit: null }));
        const riders = all.map((own, at) => ({
          places: [],
          hundredths: [],
          bonuses: [],
          penalties: [],
          readmitted: [],
          status: null,
          id: `${at}`,
          times: own,
        }));
        const whole = rankStages(stages, riders, { bonus: {} });
        const rest = rankStages(stages, riders.slice(1), { bonus: {} });
        assert.ok(!('breach' in whole) && !('breach' in rest));
        const sums = whole.order.map((id) => whole.totals.get(id) ?? 0);
        assert.deepEqual(
          sums,
          sums.toSorted((a, b) => a - b),
        );
        assert.deepEqual(
          rest.order,
          whole.order.filter((id) => id !== '0'),
        );
      }),
    );
  });

  it('swapping corners mirrors a decision', () => {
    const cards = fc
      .array(fc.array(fc.constantFrom<JudgedRound>('A', 'B', 'E'), { minLength: 4, maxLength: 4 }), {
        minLength: 1,
        maxLength: 5,
      })
      .filter((judges) => judges.length % 2 === 1);
    const mirrored = { A: 'B', B: 'A', E: 'E', DRAW: 'DRAW' } as const;
    fc.assert(
      fc.property(cards, (judges) => {
        const fight = (rounds: readonly (readonly JudgedRound[])[]) => {
          const sitting = rounds.map((own, at) => ({ name: `${at}`, rounds: own, named: null }));
          const decided = decideCards(
            { judges: sitting, knockdowns: new Map([[2, 1]]), deductions: [] },
            { rounds: 4, knockdowns: true, sumCards: false },
          );
          assert.ok('totals' in decided);
          return decided;
        };
        const original = fight(judges);
        const mirror = fight(
          judges.map((own) => own.map((round) => (typeof round === 'string' ? mirrored[round] : round))),
        );
        assert.equal(mirror.outcome, mirrored[original.outcome]);
        assert.equal(mirror.decision, original.decision);
      }),
    );
  });

  it('the players’ points of an americano add up to twice the match points', () => {
    const scores = fc.array(fc.nat(24), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(scores, (all) => {
        const rounds = all.map((own) => [{ a: ['A', 'B'], b: ['C', 'D'], score: [own, 24 - own] } as const]);
        const ranked = rankPartners(['A', 'B', 'C', 'D', 'E'], rounds, {
          pointsPerMatch: 24,
          steps: ['POINTS'],
          sitOut: 'MEAN',
        });
        assert.ok(!('breach' in ranked));
        assert.equal(
          ranked.rows.reduce((sum, { points }) => sum + points, 0),
          2 * 24 * all.length,
        );
      }),
    );
  });
});
