import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoDate } from '../dated/civil.ts';
import { judge } from '../dated/judge.ts';
import { type CalendarMatch, type DatedProblem, defaultRules } from '../dated/problem.ts';
import { type Progress, solveDated } from './solve.ts';

const HOUR = 60;
const day = 20_707;
const date = isoDate(day);
const teams = ['Ajax', 'Betis', 'Celta', 'Depor', 'Elche', 'Fulham'];

/** A single round robin, with home and away as they come. */
const matches: readonly CalendarMatch[] = teams.flatMap((home, index) =>
  teams.slice(index + 1).map((away) => ({
    id: `${home}-${away}`,
    home,
    away,
    round: 1,
    venues: ['park'],
  })),
);

/** Fifteen matches of twenty minutes on two fields, from nine to six: five for every team. */
function tournament(most: number, dayRest: number): DatedProblem {
  const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60}`;
  const kickOffs = Array.from({ length: 18 }, (_, index) => 9 * HOUR + 30 * index);
  const { weights } = defaultRules;
  return {
    first: date,
    last: date,
    matches,
    teams: teams.map((id) => ({ id })),
    kickOffs: kickOffs.map((at) => ({ date, time: clock(at), at })),
    venues: [{ id: 'park', fields: ['one', 'two'], openings: [{ from: 9 * HOUR, to: 19 * HOUR }] }],
    rules: {
      ...defaultRules,
      minutes: 20,
      turnaround: 10,
      mostPerTeamAndDay: most,
      dayRest,
      stretches: [],
      isOrderFree: true,
      finalRounds: 0,
      weights: { ...weights, breaks: 0, threeInARow: 0 },
    },
  };
}

function solved(problem: DatedProblem) {
  const found = solveDated(problem, { seed: 'one day', steps: 20_000 });
  assert.ok(!('breach' in found));
  let last: Progress | undefined;
  for (const progress of found) last = progress;
  assert.ok(last);
  return last.calendar();
}

describe('a one-day tournament', () => {
  it('fits all five matches of every team, with an hour of rest between them', () => {
    const problem = tournament(5, 60);
    const { placements, unplaced } = solved(problem);
    assert.deepEqual(unplaced, []);
    assert.deepEqual(judge(problem, placements), []);
    for (const team of teams) {
      const ends = matches
        .filter(({ home, away }) => home === team || away === team)
        .map(({ id }) => placements.get(id)?.at ?? Number.NaN)
        .sort((one, other) => one - other);
      const rests = ends.slice(1).map((at, index) => at - (ends[index] ?? 0) - 20);
      assert.ok(Math.min(...rests) >= 60, `${team} rests ${rests.join(', ')} minutes`);
    }
  });

  it('leaves matches out rather than let a team play too often', () => {
    const { placements, unplaced } = solved(tournament(3, 60));
    assert.equal(placements.size, 9);
    assert.equal(unplaced.length, 6);
  });

  it('has three matches if a team may play once a day', () => {
    assert.equal(solved(tournament(1, 0)).placements.size, 3);
  });

  it('cannot fit everything if the rest is longer than the day', () => {
    assert.ok(solved(tournament(5, 5 * HOUR)).unplaced.length > 0);
  });
});

describe('a day on which a team plays too often', () => {
  const three = matches.slice(0, 3);
  const placed = new Map(
    three.map(({ id }, index) => [id, { date, time: '', at: (9 + 2 * index) * HOUR, field: 'one' }]),
  );
  const offences = (most: number, dayRest: number) =>
    judge({ ...tournament(most, dayRest), matches: three }, placed).map(({ kind, matches: ids }) => [
      kind,
      ids.length,
    ]);

  it('is an offence of every pair with a limit of one, and of all three together with two', () => {
    assert.deepEqual(offences(1, 0), [
      ['ONE_A_DAY', 2],
      ['ONE_A_DAY', 3],
      ['ONE_A_DAY', 2],
    ]);
    assert.deepEqual(offences(2, 0), [['ONE_A_DAY', 3]]);
    assert.deepEqual(offences(3, 0), []);
  });

  it('requires rest between two matches, to the minute', () => {
    assert.deepEqual(offences(3, 100), []);
    assert.deepEqual(offences(3, 101), [
      ['REST', 2],
      ['REST', 2],
    ]);
  });
});

describe('a golf course', () => {
  it('takes the next group ten minutes later, and none in between', () => {
    const groups = [0, 1, 2, 3].map((group) => ({
      id: `group ${group}`,
      home: `${group} home`,
      away: `${group} away`,
      round: 1,
      venues: ['park'],
      fieldMinutes: 10,
    }));
    const tees = [0, 5, 10, 15, 20, 25, 30].map((late) => 9 * HOUR + late);
    const problem: DatedProblem = {
      ...tournament(1, 0),
      matches: groups,
      teams: groups.flatMap(({ home, away }) => [{ id: home }, { id: away }]),
      kickOffs: tees.map((at) => ({ date, time: `9:${at - 9 * HOUR}`, at })),
      venues: [{ id: 'park', fields: ['course'], openings: [{ from: 9 * HOUR, to: 15 * HOUR }] }],
      rules: { ...tournament(1, 0).rules, minutes: 270, turnaround: 15 },
    };
    const { placements, unplaced } = solved(problem);
    assert.deepEqual(unplaced, []);
    assert.deepEqual(judge(problem, placements), []);
    assert.deepEqual(
      [...placements.values()].map(({ at }) => at - 9 * HOUR).toSorted((a, b) => a - b),
      [0, 10, 20, 30],
    );
  });
});
