import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rankRubbers } from '../ranking/rubbers.ts';
import { sportByKey } from '../sports/catalogue.ts';
import { chains } from './chains.ts';
import type { TableMatch } from './matches.ts';
import type { TableRules } from './rules.ts';
import { createTable } from './table.ts';

const sport = sportByKey('TENNIS_TEAM');
assert.ok(sport);
const ties: TableRules = { ...sport, chain: chains.TIES };
const davis: TableRules = { ...sport, chain: chains.DAVIS };

/** Ana 2-1 Bea, with the sets and games of all rubbers. */
const tie = (line: string, sets: string, games: string): TableMatch => {
  const [, home = '', hs, as, away = ''] = /^(\S+) (\d+)-(\d+) (\S+)$/.exec(line) ?? [];
  const read = (text: string) => {
    const [one = 0, other = 0] = text.split('-').map(Number);
    return { home: one, away: other };
  };
  return {
    id: line,
    home,
    away,
    state: 'CLOSED',
    score: { home: Number(hs), away: Number(as) },
    tie: { sets: read(sets), games: read(games) },
  };
};

const tableOf = (rules: TableRules, matches: readonly TableMatch[]) => {
  const teams = [...new Set(matches.flatMap(({ home, away }) => [home, away]))];
  const table = createTable({ rules, teams, matches, phaseId: 'phase' });
  assert.ok(!('breach' in table));
  return table;
};

describe('a table of ties', () => {
  it('counts rubbers, sets and games of each', () => {
    const { rows } = tableOf(ties, [tie('Lions 2-1 Bears', '5-2', '37-34')]);
    const [first] = rows;
    assert.ok(first);
    const { team, points, setsWon, setsLost, pointsWon, pointsLost } = first;
    assert.deepEqual([team, points, first.for, first.against], ['Lions', 2, 2, 1]);
    assert.deepEqual([setsWon, setsLost, pointsWon, pointsLost], [5, 2, 37, 34]);
  });

  it('separates level teams by rubbers, then sets, then games', () => {
    const ring = (sets: string, games: string) => [
      tie('Lions 2-1 Bears', sets, games),
      tie('Bears 2-1 Wolves', '4-2', '30-20'),
      tie('Wolves 2-1 Lions', '4-2', '30-20'),
    ];
    const decided = (sets: string, games: string) => {
      const [first, second] = tableOf(ties, ring(sets, games)).rows;
      return [first?.team, second?.decidedBy];
    };
    assert.deepEqual(decided('4-3', '30-20'), ['Bears', 'ALL.SET_DIFF']);
    assert.deepEqual(decided('4-2', '31-20'), ['Lions', 'ALL.GAME_DIFF']);
  });

  it('gives every rubber to a team whose opponent did not show up', () => {
    const { rows } = tableOf(ties, [
      { id: '1', home: 'Lions', away: 'Bears', state: 'CLOSED', outcome: 'FORFEIT_AWAY' },
    ]);
    const [first] = rows;
    assert.deepEqual([first?.for, first?.setsWon, first?.pointsWon], [3, 6, 36]);
  });

  it('of the Davis Cup ranks 7-8 in sets above 6-7, since shares are exact', () => {
    const { rows } = tableOf(davis, [
      tie('USA 2-1 One', '4-4', '1-1'),
      tie('One 2-1 USA', '4-3', '1-1'),
      tie('France 2-1 Two', '3-3', '1-1'),
      tie('Two 2-1 France', '4-3', '1-1'),
    ]);
    const places = new Map(rows.map(({ team, rank }) => [team, rank]));
    assert.ok((places.get('USA') ?? 9) < (places.get('France') ?? 0));
  });

  it('law: shares rank as in the ranking without a table', () => {
    const count = fc.nat(6);
    const result = fc.record({
      rubbers: fc.tuple(count, count),
      sets: fc.tuple(count, count),
      games: fc.tuple(count, count),
    });
    fc.assert(
      fc.property(fc.array(result, { minLength: 4, maxLength: 4 }), (results) => {
        const names = ['A', 'B', 'C', 'D'];
        const chain = {
          ...chains.DAVIS,
          primary: ['RUBBER_PCT'] as const,
          steps: chains.DAVIS.steps.slice(2, 4),
        };
        const matches = results.map(({ rubbers, sets, games }, at): TableMatch => {
          const both = ([home, away]: readonly [number, number]) => ({ home, away });
          return {
            id: `${at}`,
            home: names[at] ?? '',
            away: `rival${at}`,
            state: 'CLOSED',
            score: both(rubbers),
            tie: { sets: both(sets), games: both(games) },
          };
        });
        const { rows } = tableOf({ ...ties, chain }, matches);
        const figure = ([won, lost]: readonly [number, number]) => ({ won, lost });
        const teams = results.flatMap(({ rubbers, sets, games }, at) => {
          const figures = { rubbers, sets, games };
          const of = (turn: boolean) =>
            new Map(
              Object.entries(figures).map(([key, [won, lost]]) => [
                key,
                figure(turn ? [lost, won] : [won, lost]),
              ]),
            );
          return [
            { id: names[at] ?? '', order: null, figures: of(false) },
            { id: `rival${at}`, order: null, figures: of(true) },
          ];
        });
        const steps = (['rubbers', 'sets', 'games'] as const).map((name) => ({
          figure: name,
          reading: 'PCT' as const,
        }));
        const ranked = rankRubbers(teams, { steps, ties: 'SHARE' });
        assert.ok(!('breach' in ranked));
        for (const { team, rank } of rows) assert.equal(rank, ranked.get(team), team);
      }),
    );
  });
});
