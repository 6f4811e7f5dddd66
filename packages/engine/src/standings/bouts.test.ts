import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import { rankPool } from '../ranking/pool.ts';
import { sportByKey } from '../sports/index.ts';
import { chains } from './chains.ts';
import type { TableMatch } from './matches.ts';
import type { TableRules } from './rules.ts';
import { columns, match, ranking, standingOf, tableOf } from './testing/sample.ts';

function rulesOf(key: string, chain: keyof typeof chains): TableRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return { ...sport, chain: chains[chain] };
}

const wrestling = rulesOf('FREESTYLE', 'COMBAT');
const baseball = rulesOf('BASEBALL_9', 'WBSC');

/** Each beats one and loses to one; Ana wins by a fall from behind. */
const circle: readonly TableMatch[] = [
  match('1', 'Ana 2-6 Bea', { winner: 'HOME', classPoints: { home: 5, away: 0 } }),
  match('2', 'Bea 4-1 Cruz', { classPoints: { home: 3, away: 1 } }),
  match('3', 'Cruz 12-1 Ana', { classPoints: { home: 4, away: 1 } }),
];

it('the method decides who won a bout, whatever the points', () => {
  const table = tableOf({ rules: wrestling, matches: circle.slice(0, 1) });
  assert.deepEqual(columns(table, 'Ana', 'won', 'points', 'for', 'against'), [1, 1, 2, 6]);
  assert.equal(ranking(table), '1 Ana, 2 Bea');
});

it('a table shows class points, and bouts won outright', () => {
  const [fall, ...others] = circle;
  assert.ok(fall);
  const table = tableOf({ rules: wrestling, matches: [{ ...fall, outright: true }, ...others] });
  assert.deepEqual(columns(table, 'Ana', 'classPoints', 'wonOutright'), [6, 1]);
  assert.deepEqual(columns(table, 'Bea', 'classPoints', 'wonOutright'), [3, 0]);
});

it('of three with a win each, the one with most class points ranks first', () => {
  const table = tableOf({ rules: wrestling, matches: circle });
  assert.equal(ranking(table), '1 Ana, 2 Cruz, 3 Bea');
  assert.equal(standingOf(table, 'Cruz').decidedBy, 'ALL.CLASS_POINTS');
});

it('of three level wrestlers, a Nordic pool settles the last first, then the other two by their bout', () => {
  const [fall, ...others] = circle;
  assert.ok(fall);
  const matches = [{ ...fall, outright: true }, ...others];
  const nordic = tableOf({ rules: rulesOf('FREESTYLE', 'NORDIC'), matches });
  // Ana has the fall. Bea’s bouts are worth less than Cruz’s: she is last, and the other two go by their
  // bout.
  assert.equal(ranking(nordic), '1 Cruz, 2 Ana, 3 Bea');
  assert.equal(standingOf(nordic, 'Ana').decidedBy, 'H2H.WINS');
  assert.equal(ranking(tableOf({ rules: wrestling, matches })), '1 Ana, 2 Cruz, 3 Bea');
});

it('a Nordic pool agrees with the ranking of pools', () => {
  const ids = ['Ana', 'Bea', 'Cruz', 'Dora'];
  const one = fc.record({
    method: fc.constantFrom('FALL', 'SUPERIORITY', 'POINTS'),
    isHome: fc.boolean(),
    home: fc.integer({ min: 1, max: 12 }),
    away: fc.integer({ min: 1, max: 12 }),
  });
  const worth = { FALL: 5, SUPERIORITY: 4, POINTS: 3 } as const;
  fc.assert(
    fc.property(fc.array(one, { minLength: 6, maxLength: 6 }), (drawn) => {
      const pairs = ids.flatMap((a, at) => ids.slice(at + 1).map((b) => [a, b] as const));
      const bouts = drawn.flatMap((bout, at) =>
        pairs[at] ? [{ a: pairs[at][0], b: pairs[at][1], ...bout }] : [],
      );
      const matches = bouts.map(({ a, b, method, isHome, home, away }, at) => ({
        ...match(`${at}`, `${a} ${home}-${away} ${b}`, {
          winner: isHome ? 'HOME' : 'AWAY',
          // Both have scored, so the loser’s point does not separate anyone.
          classPoints: isHome ? { home: worth[method], away: 1 } : { home: 1, away: worth[method] },
        }),
        outright: method === 'FALL',
      }));
      const pool = rankPool(
        ids,
        bouts.map(({ a, b, method, isHome, home, away }) => ({
          a,
          b,
          method,
          winner: isHome ? a : b,
          points: [home, away],
        })),
      );
      assert.ok(!('breach' in pool));
      const table = tableOf({ rules: rulesOf('FREESTYLE', 'NORDIC'), matches });
      for (const id of ids) assert.equal(standingOf(table, id).rank, pool.get(id));
    }),
  );
});

it('innings separate level teams: fewer outs for the same runs rank higher', () => {
  const nine = { home: 27, away: 27 };
  const matches = [
    match('1', 'Ana 5-2 Bea', { outs: { home: 24, away: 27 } }),
    match('2', 'Bea 5-2 Cruz', { outs: nine }),
    match('3', 'Cruz 5-2 Ana', { outs: nine }),
  ];
  const table = tableOf({ rules: baseball, matches });
  assert.equal(ranking(table), '1 Ana, 2 Cruz, 3 Bea');
  assert.equal(standingOf(table, 'Cruz').decidedBy, 'H2H.TQB');
});
