import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { americano } from '../ranking/americano.ts';
import { rankPartners } from '../ranking/partners.ts';
import { overrideRules, sportByKey } from '../sports/index.ts';
import { chains } from './chains.ts';
import { amongPlayers, asPartners, restPoints } from './partners.ts';
import { createTable } from './table.ts';

function padelTo(points: number | null) {
  const padel = sportByKey('PADEL_DOUBLES');
  assert.ok(padel);
  const rules = overrideRules(padel, { partners: { points } });
  assert.ok(!('breach' in rules));
  return { ...rules, chain: chains.PARTNERS };
}

const named = (many: number) => Array.from({ length: many }, (_, at) => `p${`${at}`.padStart(2, '0')}`);

/** An evening with the scores of the first pairs, court by court; missing scores are still to be played. */
function evening(many: number, rounds: number, scores: readonly number[]) {
  const players = named(many);
  const drawn = americano(players, rounds, 'evening');
  let nth = 0;
  const played = drawn.map(({ courts }) =>
    courts.flatMap((court) => {
      const own = scores[nth];
      nth += 1;
      return own === undefined ? [] : [{ ...court, score: [own, 24 - own] as const }];
    }),
  );
  const matches = played.flatMap((round, at) =>
    round.flatMap(({ a, b, score: [home, away] }, court) =>
      amongPlayers(
        { id: `r${at}c${court}`, home: '', away: '', state: 'CLOSED', score: { home, away } },
        a,
        b,
      ),
    ),
  );
  return { players, played, matches };
}

function tableOf({ players, matches }: ReturnType<typeof evening>, withdrawn: readonly string[] = []) {
  const withdrawals = withdrawn.map((team) => ({ team, mode: 'KEEP_ONLY' as const }));
  const table = createTable(asPartners({ rules: padelTo(24), teams: players, matches, withdrawals }));
  assert.ok(!('breach' in table), JSON.stringify(table));
  return table;
}

describe('a resting player', () => {
  it('gets half the points of a match if the rules say so, and then points decide', () => {
    const padel = sportByKey('PADEL_DOUBLES');
    assert.ok(padel);
    const rules = overrideRules(padel, { partners: { points: 24, rest: 'HALF' } });
    assert.ok(!('breach' in rules));
    assert.deepEqual([restPoints(rules), restPoints(padelTo(24)), restPoints(padelTo(null))], [12, 0, 0]);
    const { players, matches } = evening(5, 1, [15]);
    const [idle = ''] = players.filter(
      (one) => !matches.some(({ home, away }) => [home, away].includes(one)),
    );
    const adjustments = [{ team: idle, points: restPoints(rules) }];
    const input = { rules: { ...rules, chain: chains.PARTNERS }, teams: players, matches, adjustments };
    const table = createTable(asPartners(input));
    assert.ok(!('breach' in table));
    assert.deepEqual(
      table.rows.map(({ points, played }) => [points, played]),
      [
        [15, 1],
        [15, 1],
        [12, 0],
        [9, 1],
        [9, 1],
      ],
    );
  });

  it('gets half only if matches have a number of points', () => {
    const padel = sportByKey('PADEL_DOUBLES');
    assert.ok(padel);
    for (const partners of [
      { points: null, rest: 'HALF' },
      { rest: 'HALF' },
      {},
      { points: 24, rest: 'ALL' },
    ])
      assert.ok('breach' in overrideRules(padel, { partners }), JSON.stringify(partners));
  });
});

describe('the table of an americano', () => {
  it('gives both players what their pair scored', () => {
    const { rows } = tableOf(evening(4, 1, [15]));
    const shown = rows.map(({ rank, points, won, diff, played }) => [rank, points, won, diff, played]);
    assert.deepEqual(shown, [
      [1, 15, 1, 6, 1],
      [1, 15, 1, 6, 1],
      [3, 9, 0, -6, 1],
      [3, 9, 0, -6, 1],
    ]);
  });

  it('goes by the average per match while some have played more than others', () => {
    const one = evening(5, 2, [15, 20]);
    const { rows, setting } = tableOf(one);
    assert.deepEqual(setting.rules.chain.primary, ['POINTS_MEAN']);
    assert.equal(new Set(rows.map(({ played }) => played)).size, 2);
    assert.deepEqual(tableOf(evening(4, 2, [15, 20])).setting.rules.chain.primary, ['POINTS']);
  });

  it('keeps the points of withdrawn players, below those who stayed', () => {
    const { rows } = tableOf(evening(4, 1, [15]), ['p03']);
    const last = rows.at(-1);
    assert.deepEqual([last?.team, last?.points, last?.withdrawn], ['p03', 15, true]);
  });

  it('law: it agrees with the ranking of partners, and every point counts twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 11 }),
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 8, max: 16 }), { maxLength: 12 }),
        (many, rounds, scores) => {
          const one = evening(many, rounds, scores);
          const { rows } = tableOf(one);
          const ranked = rankPartners(one.players, one.played, {
            pointsPerMatch: 24,
            steps: ['POINTS', 'WINS', 'DIFF', 'MUTUAL'],
            sitOut: 'MEAN',
          });
          assert.ok(!('breach' in ranked));
          const places = Object.fromEntries(rows.map(({ team, rank }) => [team, rank]));
          assert.deepEqual(places, Object.fromEntries(ranked.places));
          const sum = rows.reduce((total, { points }) => total + points, 0);
          assert.equal(sum, 2 * 24 * one.played.flat().length);
        },
      ),
    );
  });
});

describe('rules with changing partners', () => {
  it('are for sports of one or two on a side', () => {
    for (const key of ['TENNIS_SINGLES', 'BADMINTON_DOUBLES', 'VOLLEYBALL_BEACH', 'FOOTBALL_ELEVEN']) {
      const sport = sportByKey(key);
      if (sport === null || sport === undefined) continue;
      const rules = overrideRules(sport, { partners: { points: 32 } });
      assert.equal('breach' in rules, sport.scoring !== 'SETS', key);
    }
  });

  it('have a single points score that may end level', () => {
    const { sets, scoring, draw, mode } = padelTo(16);
    assert.deepEqual([sets, scoring, draw.league, mode], [null, 'POINTS', true, 'INDIVIDUAL']);
  });
});
