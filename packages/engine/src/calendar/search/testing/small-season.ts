import fc from 'fast-check';
import { isoDate } from '../../dated/civil.ts';
import { type CalendarMatch, type DatedProblem, defaultRules } from '../../dated/problem.ts';

const DAY = 1440;
const firstDay = 20_000;
const teams = ['A', 'B', 'C', 'D'];
const times = ['10:00', '18:00', '23:30'];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const weight = fc.nat({ max: 9 });

/** A clock time on one of the ten days. */
export function kickOff(day: number, time: string) {
  return { date: isoDate(firstDay + day), time, at: day * DAY + minutesOf(time) };
}

const match = (id: number): fc.Arbitrary<CalendarMatch> =>
  fc
    .record({
      pair: fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 }),
      round: fc.nat({ max: 4 }),
      venues: fc.subarray(['north', 'south'], { minLength: 1 }),
      minutes: fc.constantFrom(60, 90),
      isHighRisk: fc.boolean(),
      competition: fc.constantFrom('league', 'cup'),
      referees: fc.subarray(['Ana', 'Leo', 'a coach']),
      before: fc.option(fc.record({ day: fc.nat({ max: 9 }), time: fc.constantFrom(...times) }), {
        nil: undefined,
      }),
    })
    .map(({ pair: [home = '', away = ''], before, ...rest }) => {
      const place = before && kickOff(before.day, before.time);
      return { id: `m${id}`, home, away, ...rest, ...(place && { before: { ...place, field: 'n1' } }) };
    });

// Some stretches are longer than the season.
const stretch = fc.record(
  { days: fc.integer({ min: 1, max: 12 }), max: fc.nat({ max: 2 }), weight },
  { requiredKeys: ['days', 'max'] },
);

const weights = fc.record({
  kickOff: weight,
  shortRest: weight,
  breaks: weight,
  threeInARow: weight,
  club: weight,
  family: weight,
  simultaneous: weight,
  change: weight,
  travel: weight,
  primeTime: weight,
  refereeLoad: weight,
});

const rules = fc
  .record({
    rest: fc.constantFrom(0, 600, 1380, 2820, 2880),
    more: fc.constantFrom(0, 1440),
    mostPerTeamAndDay: fc.integer({ min: 1, max: 3 }),
    dayRest: fc.constantFrom(0, 120, 330),
    stretches: fc.array(stretch, { maxLength: 2 }),
    returnGap: fc.nat({ max: 5 }),
    isOrderFree: fc.boolean(),
    refereeGap: fc.constantFrom(0, 60, 2000),
    refereeDaily: fc.nat({ max: 2 }),
    primeTimes: fc.subarray(times),
    turnaround: fc.constantFrom(0, 15, 600),
    wish: fc.constantFrom('TOGETHER' as const, 'APART' as const),
    finalRounds: fc.nat({ max: 2 }),
    weights,
  })
  .map(({ rest, more, wish, ...others }) => ({
    ...defaultRules,
    ...others,
    rest,
    goodRest: rest + more,
    clubs: [{ teams: ['A', 'B'] as const, wish }],
    families: [['B', 'C'] as const],
  }));

const wholeDays = (days: readonly number[]) => days.map((day) => ({ from: day * DAY, to: (day + 1) * DAY }));

/** Small seasons of ten days in which every calendar rule matters. */
export const smallSeason: fc.Arbitrary<DatedProblem> = fc
  .record({
    matches: fc
      .integer({ min: 2, max: 9 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => match(id)))),
    blackouts: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
    refereeBlackouts: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
    clubOfReferee: fc.subarray(['C'], { minLength: 0 }),
    journey: fc.constantFrom(0, 700, 3000),
    coachGap: fc.constantFrom(0, 30, 4000),
    rules,
  })
  .map(({ matches, blackouts, refereeBlackouts, clubOfReferee, journey, coachGap, rules: own }) => ({
    first: isoDate(firstDay),
    last: isoDate(firstDay + 9),
    kickOffs: Array.from({ length: 10 }, (_, day) => times.map((time) => kickOff(day, time))).flat(),
    teams: [
      { id: 'A', prefers: ['18:00'], blackouts: wholeDays(blackouts), base: 'north' },
      { id: 'B', base: 'south' },
      { id: 'C', base: 'north' },
      { id: 'D' },
    ],
    venues: [
      { id: 'north', fields: ['n1', 'n2'], openings: [{ from: 0, to: 11 * DAY }], prefers: ['10:00'] },
      {
        id: 'south',
        fields: ['s1'],
        openings: [{ from: 2 * DAY, to: 7 * DAY }],
        blackouts: wholeDays([3]),
      },
    ],
    matches,
    referees: [
      { id: 'Ana', blackouts: wholeDays(refereeBlackouts) },
      { id: 'Leo', teams: clubOfReferee },
      { id: 'a coach', isPerson: true, gap: coachGap },
    ],
    journeys: [{ between: ['south', 'north'] as const, minutes: journey }],
    rules: own,
  }));
