import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportByKey } from '../sports/index.ts';
import { chains } from './chains.ts';
import { courseOf, longestRun } from './course.ts';
import type { TableMatch } from './matches.ts';
import { createTable } from './table.ts';

const sport = sportByKey('FOOTBALL_11');

function tableOf(...results: readonly (readonly [string, string, number, number])[]) {
  assert.ok(sport);
  const matches = results.map(([home, away, scored, conceded], index): TableMatch => {
    const at = new Date(Date.UTC(2026, 0, index + 1)).toISOString();
    return { id: `${index + 1}`, home, away, at, state: 'CLOSED', score: { home: scored, away: conceded } };
  });
  const teams = [...new Set([...results.map(([home]) => home), ...results.map(([, away]) => away)])];
  const table = createTable({ rules: { ...sport, chain: chains[sport.chain] }, teams, matches });
  assert.ok(!('breach' in table), JSON.stringify(table));
  return table;
}

test('a team’s course lists what it took from each match, in playing order', () => {
  const table = tableOf(['Alba', 'Brisa', 2, 0], ['Brisa', 'Cala', 1, 1], ['Cala', 'Alba', 3, 1]);
  assert.deepEqual(courseOf(table, 'Alba'), [
    { match: '1', result: 'W' },
    { match: '3', result: 'L' },
  ]);
  assert.deepEqual(
    courseOf(table, 'Brisa').map(({ result }) => result),
    ['L', 'D'],
  );
});

test('a winning run ends with a draw, and two teams may share the longest', () => {
  const table = tableOf(
    ['Alba', 'Brisa', 1, 0],
    ['Alba', 'Cala', 1, 0],
    ['Alba', 'Dura', 0, 0],
    ['Alba', 'Brisa', 1, 0],
    ['Dura', 'Cala', 2, 0],
    ['Dura', 'Brisa', 2, 0],
  );
  const { wins, teams } = longestRun(table);
  assert.equal(wins, 2);
  assert.deepEqual(teams.toSorted(), ['Alba', 'Dura']);
});

test('without wins there is no run', () => {
  assert.deepEqual(longestRun(tableOf(['Alba', 'Brisa', 1, 1])), { wins: 0, teams: [] });
});

test('matches without a date are ordered by round', () => {
  assert.ok(sport);
  const played = (id: string, round: number, home: string, score: readonly [number, number]): TableMatch => ({
    id,
    round,
    home,
    away: 'Brisa',
    state: 'CLOSED',
    score: { home: score[0], away: score[1] },
  });
  const matches = [
    played('c', 1, 'Alba', [0, 1]),
    played('b', 2, 'Alba', [1, 0]),
    played('a', 3, 'Alba', [2, 0]),
  ];
  const table = createTable({
    rules: { ...sport, chain: chains[sport.chain] },
    teams: ['Alba', 'Brisa'],
    matches,
  });
  assert.ok(!('breach' in table), JSON.stringify(table));
  assert.equal(
    courseOf(table, 'Alba')
      .map(({ result }) => result)
      .join(''),
    'LWW',
  );
});
