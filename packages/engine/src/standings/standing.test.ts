import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gamesBehind, type Standing } from './standing.ts';
import { basketball, football, match, rugby, standingOf, tableOf, volleyball } from './testing/sample.ts';

const nothing: Omit<Standing, 'rank' | 'team' | 'form' | 'why'> = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  overtimeWon: 0,
  overtimeLost: 0,
  for: 0,
  against: 0,
  diff: 0,
  setsWon: 0,
  setsLost: 0,
  pointsWon: 0,
  pointsLost: 0,
  tries: 0,
  triesAgainst: 0,
  bonus: 0,
  deduction: 0,
  points: 0,
  fairPlay: 0,
  forfeits: 0,
  decidedBy: null,
  tie: null,
  provisional: false,
  withdrawn: false,
};

/** A row without the reasons for its position. */
function row(table: ReturnType<typeof tableOf>, team: string): Omit<Standing, 'why'> {
  const { why: _, ...rest } = standingOf(table, team);
  return rest;
}

it('a rugby row shows tries and bonus, and the points include a deduction', () => {
  const table = tableOf({
    rules: rugby,
    matches: [
      match('1', 'Ana 30-26 Bea', { tries: { home: 4, away: 3 } }),
      match('2', 'Bea 10-10 Ana', { tries: { home: 1, away: 0 }, state: 'FINISHED' }),
    ],
    adjustments: [{ team: 'Ana', points: -1 }],
  });
  assert.deepEqual(row(table, 'Ana'), {
    ...nothing,
    rank: 1,
    team: 'Ana',
    played: 2,
    won: 1,
    drawn: 1,
    for: 40,
    against: 36,
    diff: 4,
    tries: 4,
    triesAgainst: 4,
    bonus: 1,
    deduction: -1,
    points: 6,
    form: ['W', 'D'],
    provisional: true,
  });
  assert.deepEqual(row(table, 'Bea'), {
    ...nothing,
    rank: 2,
    team: 'Bea',
    played: 2,
    drawn: 1,
    lost: 1,
    for: 36,
    against: 40,
    diff: -4,
    tries: 4,
    triesAgainst: 4,
    bonus: 1,
    points: 3,
    form: ['L', 'D'],
    decidedBy: 'ALL.POINTS',
    provisional: true,
  });
});

it('a volleyball row shows sets and points, a football row neither', () => {
  const sets = [
    { home: 25, away: 20 },
    { home: 25, away: 23 },
    { home: 25, away: 18 },
  ];
  const table = tableOf({ rules: volleyball, matches: [match('1', 'Ana 3-0 Bea', { sets })] });
  assert.deepEqual(row(table, 'Bea'), {
    ...nothing,
    rank: 2,
    team: 'Bea',
    played: 1,
    lost: 1,
    against: 3,
    diff: -3,
    setsLost: 3,
    wonBySets: [0, 0, 0],
    pointsWon: 61,
    pointsLost: 75,
    form: ['L'],
    decidedBy: 'ALL.WINS',
  });
  const goals = standingOf(tableOf({ rules: football, matches: [match('1', 'Ana 3-0 Bea')] }), 'Ana');
  assert.deepEqual([goals.setsWon, goals.setsLost, goals.pointsWon], [0, 0, 0]);
});

it('a volleyball row shows how many sets its wins cost', () => {
  const results = ['Ana 3-0 Bea', 'Ana 3-2 Bea', 'Ana 3-2 Bea', 'Bea 3-1 Ana'];
  const table = tableOf({ rules: volleyball, matches: results.map((each, at) => match(`${at}`, each)) });
  assert.deepEqual(standingOf(table, 'Ana').wonBySets, [1, 0, 2]);
  assert.deepEqual(standingOf(table, 'Bea').wonBySets, [0, 1, 0]);
  const level = tableOf({ rules: football, matches: [match('1', 'Ana 3-0 Bea')] });
  assert.equal('wonBySets' in standingOf(level, 'Ana'), false);
});

it('a side is one game behind per missing win, and half a game per match in hand', () => {
  const leader = { won: 10, lost: 2 };
  assert.equal(gamesBehind(leader, leader), 0);
  assert.equal(gamesBehind({ won: 8, lost: 4 }, leader), 2);
  assert.equal(gamesBehind({ won: 9, lost: 2 }, leader), 0.5);
});

it('wins and losses after regulation time are also counted separately', () => {
  const table = tableOf({
    rules: basketball,
    matches: [match('1', 'Ana 80-78 Bea', { overtime: true }), match('2', 'Ana 80-70 Bea')],
  });
  const { won, overtimeWon, overtimeLost } = standingOf(table, 'Ana');
  assert.deepEqual([won, overtimeWon, overtimeLost], [2, 1, 0]);
  assert.equal(standingOf(table, 'Bea').overtimeLost, 1);
});

it('matches without an instant are ordered by id, before all that have one', () => {
  const table = tableOf({
    rules: football,
    matches: [
      match('c', 'Ana 0-1 Bea', { at: '2026-01-01' }),
      match('b', 'Ana 1-1 Bea'),
      match('a', 'Ana 1-0 Bea'),
    ],
  });
  assert.deepEqual(standingOf(table, 'Ana').form, ['W', 'D', 'L']);
});
