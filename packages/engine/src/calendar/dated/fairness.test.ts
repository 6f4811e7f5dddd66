import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoDate } from './civil.ts';
import { fairnessOf } from './fairness.ts';
import { judge } from './judge.ts';
import { type DatedProblem, defaultRules } from './problem.ts';

const DAY = 1440;
const HOUR = 60;
const ends = { earlyBefore: '10:00', lateFrom: '20:00' };
const names = ['Lions', 'Bears', 'Wolves'];
const fixtures = [
  ['Lions', 'Bears', 0, '09:00'],
  ['Lions', 'Wolves', 3, '18:00'],
  ['Bears', 'Wolves', 7, '21:00'],
  ['Bears', 'Lions', 14, '18:00'],
  ['Wolves', 'Lions', 21, '12:00'],
] as const;
const placeOf = (day: number, time: string, field: string) => ({
  date: isoDate(day),
  time,
  at: day * DAY + Number(time.slice(0, 2)) * HOUR,
  field,
});

const problem: DatedProblem = {
  first: isoDate(0),
  last: isoDate(30),
  kickOffs: [],
  teams: names.map((id) => ({ id, base: id })),
  venues: names.map((id) => ({ id, fields: [`${id} field`], openings: [{ from: 0, to: 31 * DAY }] })),
  matches: fixtures.map(([home, away], round) => ({
    id: `${home}-${away}`,
    home,
    away,
    round,
    venues: [home],
  })),
  journeys: [
    { between: ['Lions', 'Bears'], minutes: 30 },
    { between: ['Lions', 'Wolves'], minutes: 80 },
  ],
  rules: { ...defaultRules, primeTimes: ['18:00'] },
};
const placements = new Map(
  fixtures.map(([home, away, day, time]) => [`${home}-${away}`, placeOf(day, time, `${home} field`)]),
);

describe('the fairness of a calendar', () => {
  const { teams, spread } = fairnessOf(problem, placements, ends);

  it('has the figures of each team', () => {
    // The Lions: HHAA on days 0, 3, 14 and 21.
    assert.deepEqual(teams[0], {
      team: 'Lions',
      homes: 2,
      aways: 2,
      balance: 0,
      breaks: 2,
      longestRun: 2,
      rest: { least: 3 * DAY + 9 * HOUR - 105, mean: { num: 21 * DAY + 3 * HOUR - 3 * 105, den: 3 } },
      primeTimes: 1,
      travel: 110,
      early: 1,
      late: 0,
    });
    assert.deepEqual(
      teams.map(({ team, balance, travel, late }) => [team, balance, travel, late]),
      [
        ['Lions', 0, 110, 0],
        ['Bears', 1, 30, 1],
        ['Wolves', -1, 80, 1],
      ],
    );
  });

  it('has the spread over the league', () => {
    assert.deepEqual(spread.balance, { least: -1, most: 1 });
    assert.deepEqual(spread.primeTimes, { least: 0, most: 1 });
    assert.deepEqual(spread.travel, { least: 30, most: 110 });
    assert.deepEqual(spread.early, { least: 0, most: 1 });
  });

  it('counts the same breaks as the judge', () => {
    const judged = judge(problem, placements).filter(({ kind }) => kind === 'BREAK').length;
    assert.equal(
      teams.reduce((sum, { breaks }) => sum + breaks, 0),
      judged,
    );
  });

  it('of an empty calendar is empty', () => {
    const empty = fairnessOf(problem, new Map(), ends);
    assert.deepEqual(empty.spread.longestRun, { least: 0, most: 0 });
    assert.ok(empty.teams.every(({ rest, homes }) => rest === null && homes === 0));
  });
});
