import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isoDate } from './civil.ts';
import { judge } from './judge.ts';
import type { Offence } from './offence.ts';
import { type CalendarMatch, type CalendarRules, type DatedProblem, defaultRules } from './problem.ts';

const DAY = 1440;
const HOUR = 60;
type Extra = Partial<CalendarMatch>;

const at = (day: number, hour: number, field = 'east 1') => ({
  date: isoDate(day),
  time: `${hour}:00`,
  at: day * DAY + hour * HOUR,
  field,
});
const match = (home: string, away: string, round: number, extra: Extra = {}): CalendarMatch => ({
  id: `${home}-${away}`,
  home,
  away,
  round,
  venues: ['east', 'west'],
  ...extra,
});

const quiet: CalendarRules = {
  ...defaultRules,
  isOrderFree: true,
  finalRounds: 0,
  returnGap: 0,
  stretches: [],
  rest: 0,
  goodRest: 0,
};

const season: DatedProblem = {
  first: isoDate(0),
  last: isoDate(30),
  kickOffs: [],
  teams: ['Lions', 'Bears', 'Wolves', 'Foxes'].map((id) => ({ id })),
  venues: ['east', 'west'].map((id) => ({
    id,
    fields: [`${id} 1`, `${id} 2`],
    openings: [{ from: 0, to: 31 * DAY }],
  })),
  matches: [],
  rules: quiet,
};

type Place = readonly [CalendarMatch, ReturnType<typeof at>];

function judged(places: readonly Place[], changes: Partial<DatedProblem> = {}): readonly Offence[] {
  const problem = { ...season, matches: places.map(([one]) => one), ...changes };
  return judge(problem, new Map(places.map(([one, place]) => [one.id, place])));
}
const kinds = (places: readonly Place[], changes: Partial<DatedProblem> = {}) =>
  judged(places, changes).map(({ kind, cost }) => `${kind} ${cost}`);

describe('a team that may play twice in four days', () => {
  const rules = { ...quiet, stretches: [{ days: 4, max: 2 }] };
  const onDays = (...days: readonly [number, number, number]): readonly Place[] => [
    [match('Lions', 'Bears', 1), at(days[0], 18)],
    [match('Wolves', 'Lions', 2), at(days[1], 18)],
    [match('Lions', 'Foxes', 3), at(days[2], 18)],
  ];
  const stretched = (places: readonly Place[], changes: Partial<DatedProblem> = {}) =>
    judged(places, { rules, ...changes }).filter(({ kind }) => kind === 'STRETCH');

  it('can play on the first, third and fifth day, but not also on the fourth', () => {
    assert.deepEqual(stretched(onDays(10, 12, 14)), []);
    const [offence, ...others] = stretched(onDays(10, 12, 13));
    assert.deepEqual(others, []);
    assert.deepEqual(
      [offence?.team, offence?.matches],
      ['Lions', ['Lions-Bears', 'Wolves-Lions', 'Lions-Foxes']],
    );
  });

  it('can also play twice in a season of three days', () => {
    assert.equal(stretched(onDays(0, 1, 2), { last: isoDate(2) }).length, 1);
  });
});

describe('a referee', () => {
  const lions = match('Lions', 'Bears', 1, { referees: ['Ana'] });
  const wolves = match('Wolves', 'Foxes', 1, { referees: ['Ana', 'Leo'] });

  it('needs an hour from the end of one match to the next', () => {
    const second = (hour: number): readonly Place[] => [
      [lions, at(0, 10)],
      [wolves, at(0, hour)],
    ];
    // A match lasts 105 minutes: it ends at 11:45.
    assert.deepEqual(kinds(second(12)), ['REFEREE 1']);
    assert.deepEqual(judged(second(12))[0]?.referee, 'Ana');
    assert.deepEqual(kinds(second(13)), []);
  });

  it('also needs the travel time if the next match is at another venue', () => {
    const journeys = [{ between: ['west', 'east'] as const, minutes: 75 }];
    const next = (hour: number, field: string): readonly Place[] => [
      [lions, at(0, 10)],
      [wolves, at(0, hour, field)],
    ];
    assert.deepEqual(kinds(next(13, 'west 1'), { journeys }), ['REFEREE_TRAVEL 1']);
    assert.deepEqual(kinds(next(14, 'west 1'), { journeys }), []);
    assert.deepEqual(kinds(next(13, 'east 2'), { journeys }), []);
  });

  it('cannot officiate a match of their own club', () => {
    const referees = [{ id: 'Ana', teams: ['Bears'] }, { id: 'Leo' }];
    assert.deepEqual(kinds([[lions, at(0, 10)]], { referees }), ['REFEREE_CLUB 1']);
    assert.deepEqual(kinds([[wolves, at(0, 10)]], { referees }), []);
  });

  it('is unavailable during a blackout', () => {
    const referees = [{ id: 'Ana', blackouts: [{ from: 11 * HOUR, to: 12 * HOUR }] }];
    assert.deepEqual(kinds([[lions, at(0, 10)]], { referees }), ['REFEREE_BLACKOUT 1']);
    assert.deepEqual(kinds([[lions, at(0, 12)]], { referees }), []);
  });

  it('should not have a third match in one day', () => {
    const ana = { referees: ['Ana'] };
    const three: readonly Place[] = [
      [match('Lions', 'Bears', 1, ana), at(0, 9)],
      [match('Wolves', 'Foxes', 1, ana), at(0, 12)],
      [match('Bears', 'Wolves', 2, ana), at(0, 16)],
    ];
    const load = judged(three).filter(({ kind }) => kind === 'REFEREE_LOAD');
    assert.deepEqual(
      load.map(({ cost, referee, matches }) => [cost, referee, matches.length]),
      [[2, 'Ana', 3]],
    );
  });
});

describe('a preference', () => {
  it('for short journeys costs each started hour of each team', () => {
    const teams = [
      { id: 'Lions', base: 'east' },
      { id: 'Bears', base: 'west' },
    ];
    const journeys = [{ between: ['east', 'west'] as const, minutes: 61 }];
    const place = (field: string): readonly Place[] => [[match('Lions', 'Bears', 1), at(0, 10, field)]];
    const travel = judged(place('east 1'), { teams, journeys });
    assert.deepEqual(
      travel.map(({ kind, cost, team }) => [kind, cost, team]),
      [['TRAVEL', 2, 'Bears']],
    );
    assert.deepEqual(
      judged(place('west 1'), { teams, journeys }).map(({ team }) => team),
      ['Lions'],
    );
    const unweighed = { ...quiet, weights: { ...quiet.weights, travel: 0 } };
    assert.deepEqual(kinds(place('east 1'), { teams, journeys, rules: unweighed }), []);
  });

  it('for prime times counts differences between two teams beyond one', () => {
    const rules = {
      ...quiet,
      primeTimes: ['18:00'],
      weights: { ...quiet.weights, breaks: 0, threeInARow: 0 },
    };
    const home = (away: string, day: number, hour: number): Place => [match('Lions', away, 1), at(day, hour)];
    assert.deepEqual(kinds([home('Bears', 0, 18)], { rules }), []);
    // Two prime times for the Lions and none for three others.
    assert.deepEqual(kinds([home('Bears', 0, 18), home('Wolves', 7, 18)], { rules }), [
      'PRIME_TIME 1',
      'PRIME_TIME 1',
      'PRIME_TIME 1',
    ]);
    assert.deepEqual(kinds([home('Bears', 0, 18), home('Wolves', 7, 12)], { rules }), []);
  });

  it('for rest, rhythm, clubs, last rounds and previous places costs its weight', () => {
    const [lionsBears, lionsWolves] = [match('Lions', 'Bears', 1), match('Lions', 'Wolves', 2)];
    const lionsFoxes = match('Lions', 'Foxes', 3);
    const rested = { ...quiet, goodRest: 72 * HOUR };
    assert.deepEqual(
      kinds(
        [
          [lionsBears, at(0, 12)],
          [lionsWolves, at(3, 12)],
        ],
        { rules: rested },
      ),
      ['SHORT_REST 3', 'BREAK 1'],
    );
    assert.deepEqual(
      kinds([
        [lionsBears, at(0, 12)],
        [lionsWolves, at(7, 12)],
        [lionsFoxes, at(14, 12)],
      ]),
      ['BREAK 1', 'BREAK 1', 'THREE_IN_A_ROW 10'],
    );
    const club = (wish: 'APART' | 'TOGETHER') => ({
      rules: { ...quiet, clubs: [{ teams: ['Lions', 'Wolves'] as const, wish }] },
    });
    const day: readonly Place[] = [
      [lionsBears, at(0, 10)],
      [match('Foxes', 'Wolves', 1), at(0, 10, 'east 2')],
    ];
    assert.deepEqual([kinds(day, club('APART')), kinds(day, club('TOGETHER'))], [[], ['CLUB 2']]);
    const last = { rules: { ...quiet, finalRounds: 2 } };
    const apart: readonly Place[] = [
      [lionsBears, at(0, 10)],
      [match('Foxes', 'Wolves', 1), at(0, 12, 'east 2')],
    ];
    assert.deepEqual([kinds(apart, last), kinds(day, last)], [['SIMULTANEOUS 1'], []]);
    const known = match('Lions', 'Bears', 1, { before: at(0, 10) });
    assert.deepEqual([kinds([[known, at(0, 10)]]), kinds([[known, at(0, 12)]])], [[], ['CHANGE 5']]);
  });
});
