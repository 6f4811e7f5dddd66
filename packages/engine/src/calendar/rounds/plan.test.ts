import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RoundLeague, RoundRule } from './league.ts';
import { type PlanProgress, planRounds, type RoundCalendar } from './plan.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Club ${index + 1}`);

function planned(league: RoundLeague, steps = 60_000): RoundCalendar {
  const found = planRounds(league, { seed: 'a league', steps });
  assert.ok(!('breach' in found), JSON.stringify(found));
  let last: PlanProgress | undefined;
  for (const progress of found) {
    last = progress;
    if (progress.hard === 0 && progress.soft === 0) break;
  }
  assert.ok(last);
  return last.calendar();
}

const twenty = (rules: readonly RoundRule[], more: Partial<RoundLeague> = {}): RoundLeague => ({
  teams: names(20),
  legs: 2,
  isPhased: true,
  rules,
  ...more,
});

const homesOf = (calendar: RoundCalendar, team: string) =>
  calendar.rounds.map(({ matches }) => matches.some(({ home }) => home === team));
const roundsOf = (calendar: RoundCalendar, one: string, other: string) =>
  calendar.rounds
    .filter(({ matches }) =>
      matches.some(({ home, away }) => [home, away].includes(one) && [home, away].includes(other)),
    )
    .map(({ number }) => number);

describe('A league of twenty clubs gets a calendar', () => {
  const calendar = planned(
    twenty([
      { kind: 'SHARED_GROUND', teams: ['Club 1', 'Club 2'], fields: 1 },
      { kind: 'BLOCKED', team: 'Club 3', venue: 'HOME', rounds: [1, 5, 9] },
      { kind: 'BLOCKED', team: 'Club 4', venue: 'AWAY', rounds: [2] },
      { kind: 'MAX_RUN', venue: 'HOME', max: 2 },
      { kind: 'MAX_RUN', venue: 'AWAY', max: 2 },
      {
        kind: 'DERBIES_APART',
        derbies: [
          ['Club 5', 'Club 6'],
          ['Club 7', 'Club 8'],
        ],
      },
      { kind: 'DERBY_ROUNDS', derby: ['Club 5', 'Club 6'], when: 'NEVER', rounds: [1, 38] },
      { kind: 'DERBY_ROUNDS', derby: ['Club 9', 'Club 10'], when: 'ONLY', rounds: [10, 11, 12, 29, 30, 31] },
      { kind: 'RETURN_GAP', rounds: 8 },
      { kind: 'FIXED', home: 'Club 11', away: 'Club 12', round: 38 },
      { kind: 'MAX_BREAKS', max: 100, weight: 1 },
      { kind: 'HOME_BALANCE', max: 3, weight: 1 },
    ]),
  );

  it('in which everybody plays everybody at home and away, in every round', () => {
    assert.equal(calendar.rounds.length, 38);
    const matches = calendar.rounds.flatMap((round) => round.matches);
    assert.equal(new Set(matches.map(({ home, away }) => `${home} ${away}`)).size, 380);
    assert.ok(
      calendar.rounds.every(({ matches: own, resting }) => own.length === 10 && resting.length === 0),
    );
  });

  it('that misses no rule', () => assert.deepEqual(calendar.missed, []));

  it('in which two clubs with one ground are never at home together', () => {
    const other = homesOf(calendar, 'Club 2');
    assert.ok(homesOf(calendar, 'Club 1').every((isHome, round) => !isHome || !other[round]));
  });

  it('in which a club whose ground is taken is away, and one that cannot travel is at home', () => {
    const homes = homesOf(calendar, 'Club 3');
    assert.deepEqual(
      [homes[0], homes[4], homes[8], homesOf(calendar, 'Club 4')[1]],
      [false, false, false, true],
    );
  });

  it('in which nobody is three times running at home', () => {
    for (const team of names(20))
      assert.doesNotMatch(
        homesOf(calendar, team)
          .map((isHome) => (isHome ? 'H' : 'A'))
          .join(''),
        /HHH|AAA/,
      );
  });

  it('in which derbies come when they should and never two at once', () => {
    const [one, other] = [roundsOf(calendar, 'Club 5', 'Club 6'), roundsOf(calendar, 'Club 7', 'Club 8')];
    assert.ok(one.every((round) => !other.includes(round) && round !== 1 && round !== 38));
    const asked = [10, 11, 12, 29, 30, 31];
    assert.ok(roundsOf(calendar, 'Club 9', 'Club 10').every((round) => asked.includes(round)));
  });

  it('in which the last round holds the match that was promised, and no return comes too soon', () => {
    assert.ok(
      calendar.rounds.at(-1)?.matches.some(({ home, away }) => home === 'Club 11' && away === 'Club 12'),
    );
    const [first = 0, second = 0] = roundsOf(calendar, 'Club 13', 'Club 14');
    assert.ok(second - first > 8);
  });
});

describe('Rules that contradict each other', () => {
  it('are named with the matches that miss them, and what was weighed costs its weight', () => {
    const rules: readonly RoundRule[] = [
      { kind: 'FIXED', home: 'Club 1', away: 'Club 2', round: 1 },
      { kind: 'BLOCKED', team: 'Club 1', venue: 'HOME', rounds: [1], weight: 7 },
    ];
    const { missed } = planned({ teams: names(4), legs: 1, isPhased: false, rules }, 5000);
    const matches = [{ home: 'Club 1', away: 'Club 2', round: 1 }];
    assert.deepEqual(missed, [{ rule: rules[1], cost: 7, matches }]);
  });
});

describe('A team that is absent in a round', () => {
  it('cannot skip it when everybody plays: its match is postponed to a catch-up date after the round', () => {
    const { postponed } = planned({
      teams: names(4),
      legs: 1,
      isPhased: false,
      rules: [],
      absences: [{ team: 'Club 1', rounds: [2] }],
      roundDates: ['2026-10-03', '2026-10-10', '2026-10-17'],
      catchUpDates: ['2026-10-07', '2026-10-14'],
    });
    assert.equal(postponed.length, 1);
    const [match] = postponed;
    assert.ok(match);
    assert.deepEqual([match.round, match.absent, match.date], [2, ['Club 1'], '2026-10-14']);
  });

  it('meets another that is absent too: one match is postponed and not two', () => {
    const absences = [
      { team: 'Club 1', rounds: [3] },
      { team: 'Club 6', rounds: [3] },
    ];
    const { postponed } = planned({ teams: names(8), legs: 1, isPhased: false, rules: [], absences });
    assert.deepEqual(
      postponed.map(({ absent }) => absent.toSorted()),
      [['Club 1', 'Club 6']],
    );
    assert.equal(postponed[0]?.date, null);
  });

  it('rests in it when somebody rests anyway', () => {
    const absences = [{ team: 'Club 2', rounds: [4] }];
    const calendar = planned({ teams: names(7), legs: 1, isPhased: false, rules: [], absences });
    assert.deepEqual([calendar.rounds[3]?.resting, calendar.postponed], [['Club 2'], []]);
  });

  it('does not play twice on one catch-up date, nor on a date when it is absent again', () => {
    const { postponed } = planned({
      teams: names(4),
      legs: 1,
      isPhased: false,
      rules: [],
      absences: [{ team: 'Club 1', rounds: [1, 2, 3], dates: ['2026-12-02'] }],
      catchUpDates: ['2026-12-01', '2026-12-02', '2026-12-03'],
    });
    assert.deepEqual(postponed.map(({ date }) => date).sort(), ['2026-12-01', '2026-12-03', null]);
  });
});

describe('A league is refused', () => {
  const four: RoundLeague = { teams: names(4), legs: 2, isPhased: true, rules: [] };
  const cases: readonly (readonly [string, Partial<RoundLeague>, object])[] = [
    ['with a single team', { teams: ['Club 1'] }, { breach: 'TEAM_COUNT' }],
    ['with a team twice', { teams: ['Club 1', 'Club 1'] }, { breach: 'TEAM_TWICE', team: 'Club 1' }],
    ['with halves of three legs', { legs: 3 }, { breach: 'PHASES' }],
    [
      'with a rule for a stranger',
      { rules: [{ kind: 'FIXED', home: 'Club 1', away: 'Nobody', round: 1 }] },
      { breach: 'TEAM_UNKNOWN', team: 'Nobody' },
    ],
    [
      'with an absence after the last round',
      { absences: [{ team: 'Club 1', rounds: [7] }] },
      { breach: 'ROUND_UNKNOWN', round: 7 },
    ],
    [
      'with a limit that is no number of matches',
      { rules: [{ kind: 'MAX_RUN', venue: 'HOME', max: 1.5 }] },
      { breach: 'LIMIT_INVALID', rule: 0 },
    ],
  ];
  for (const [sentence, change, breach] of cases)
    it(sentence, () => assert.deepEqual(planRounds({ ...four, ...change }, { seed: '' }), breach));
});
