import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type GenerateConfig, generate, isBreach, type Phase } from '../formats/index.ts';
import {
  matchesOfPhases,
  type Placed,
  type TimetableMatch,
  type TimetablePreferences,
  timeOf,
  timetable,
} from './index.ts';

const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ team: `T${index + 1}`, seed: index + 1 }));

function phasesOf(count: number, ...configs: readonly GenerateConfig[]): readonly Phase[] {
  return configs.map((config, index) => {
    const phase = generate(config, index === 0 ? teams(count) : [], 'seed');
    assert.ok(!isBreach(phase), JSON.stringify(phase));
    return phase;
  });
}

const league = (count: number, legs: 1 | 2 = 1) =>
  matchesOfPhases(phasesOf(count, { phaseId: '1', algorithm: 'ROUND_ROBIN', params: { legs } }));

const groupsAndFinals = (count: number, groups: readonly string[]) =>
  matchesOfPhases(
    phasesOf(
      count,
      { phaseId: '1', algorithm: 'GROUPS', params: { groups: groups.length } },
      { phaseId: '2', algorithm: 'QUALIFY', params: { groups, qualifiers: 2, thirdPlace: true } },
    ),
  );

const saturday: TimetablePreferences = {
  firstDay: '2027-06-19',
  weekdays: [6],
  firstKickOff: '09:30',
  lastKickOff: '21:00',
  every: 40,
  fields: 2,
  rest: 0,
  pace: 'PACKED',
};

const lines = (placed: readonly Placed[]) =>
  placed.map(({ day, from, field, match }) => `${day.slice(5)} ${timeOf(from)} ${field + 1} ${match}`);

describe('a one-day tournament', () => {
  test('of eight teams in two groups keeps both fields busy until the semi-finals', () => {
    const matches = groupsAndFinals(8, ['A', 'B']);
    const { placed, unplaced, quality } = timetable(matches, { ...saturday, rest: 20 });
    assert.deepEqual([placed.length, unplaced], [16, []]);
    assert.deepEqual(
      placed.map(({ from }) => timeOf(from)).filter((time, index, all) => all.indexOf(time) === index),
      ['09:30', '10:10', '10:50', '11:30', '12:10', '12:50', '13:50', '14:50'],
    );
    assert.equal(quality.inARow, 0);
  });

  test('plays the final last, on the first field', () => {
    const matches = groupsAndFinals(8, ['A', 'B']);
    const final = matches.find(({ isFinal }) => isFinal);
    const { placed } = timetable(matches, saturday);
    const last = placed.filter(({ from }) => from === placed.at(-1)?.from);
    assert.equal(last[0]?.match, final?.id);
    assert.deepEqual([last.length, last[0]?.field], [2, 0]);
    const oneField = timetable(matches, { ...saturday, fields: 1 });
    assert.equal(oneField.placed.at(-1)?.match, final?.id);
  });

  test('of 16 pairs on four courts never leaves a court idle in the groups', () => {
    const matches = groupsAndFinals(16, ['A', 'B', 'C', 'D']);
    const { placed, quality } = timetable(matches, { ...saturday, fields: 4, every: 30 });
    // 24 matches of the groups fill six turns; then four, two and two.
    assert.equal(quality.last, 9 * 60 + 30 + 8 * 30);
    const perTurn = new Map<number, number>();
    for (const { from } of placed) perTurn.set(from, (perTurn.get(from) ?? 0) + 1);
    assert.deepEqual([...perTurn.values()], [4, 4, 4, 4, 4, 4, 4, 2, 2]);
  });

  test('on a golf course starts every ten minutes, and a match waits for the ones that feed it', () => {
    const cup = matchesOfPhases(phasesOf(8, { phaseId: '1', algorithm: 'SINGLE_ELIM', params: {} }));
    const course = { ...saturday, firstKickOff: '09:00', every: 10, lasts: 270, fields: 1 };
    const { placed, unplaced, quality } = timetable(cup, course);
    assert.deepEqual(unplaced, []);
    assert.deepEqual(
      placed.map(({ day, from }) => `${day.slice(8)} ${timeOf(from)}`),
      ['19 09:00', '19 09:10', '19 09:20', '19 09:30', '19 13:40', '19 14:00', '19 18:30'],
    );
    assert.equal(timeOf(quality.end), '23:00');
  });

  test('continues on the next playing day if one is too short', () => {
    const { placed } = timetable(league(6), { ...saturday, weekdays: [6, 7], lastKickOff: '11:30' });
    assert.deepEqual([...new Set(placed.map(({ day }) => day))], ['2027-06-19', '2027-06-20']);
  });

  test('is played while the ground is open', () => {
    const openings = [{ weekday: 6, from: 11 * 60, to: 13 * 60 }];
    for (const pace of ['PACKED', 'ROUNDS'] as const) {
      const { placed } = timetable(league(4), {
        ...saturday,
        every: 45,
        firstKickOff: '11:00',
        pace,
        openings,
      });
      const times = [...new Set(placed.map(({ from }) => timeOf(from)))];
      assert.deepEqual(times, pace === 'PACKED' ? ['11:00', '11:45'] : ['11:00']);
    }
  });

  test('avoids hours already taken on a field', () => {
    const taken = [{ field: 0, day: '2027-06-19', from: 10 * 60, to: 11 * 60 }];
    const { placed } = timetable(league(4), { ...saturday, taken });
    const onFirst = placed.filter(({ field }) => field === 0).map(({ from }) => timeOf(from));
    assert.equal(onFirst[0], '11:00');
  });
});

describe('after earlier matches', () => {
  const noon = { day: '2027-06-19', minutes: 12 * 60 + 10 };

  test('a packed day continues once they are over', () => {
    const { placed } = timetable(league(4), { ...saturday, after: noon });
    assert.deepEqual(
      lines(placed.slice(0, 1)).map((line) => line.slice(0, 11)),
      ['06-19 12:10'],
    );
    const late = timetable(league(4), { ...saturday, after: { ...noon, minutes: 21 * 60 + 1 } });
    assert.equal(late.placed[0]?.day, '2027-06-26');
  });

  test('a round waits for the next matchday', () => {
    const weekends = { ...saturday, weekdays: [6, 7], pace: 'ROUNDS' as const };
    const { placed } = timetable(league(4), { ...weekends, after: noon });
    assert.equal(placed[0]?.day, '2027-06-26');
    const onFriday = timetable(league(4), { ...weekends, after: { day: '2027-06-18', minutes: 0 } });
    assert.equal(onFriday.placed[0]?.day, '2027-06-19');
  });
});

test('each field has its own opening hours', () => {
  const openings = [{ field: 1, weekday: 6, from: 12 * 60, to: 20 * 60 }];
  const { placed } = timetable(league(6), { ...saturday, openings });
  const firstOn = (field: number) => placed.find((place) => place.field === field)?.from;
  assert.deepEqual([firstOn(0), firstOn(1)], [9 * 60 + 30, 12 * 60]);
});

describe('a league on Saturdays', () => {
  const weekly: TimetablePreferences = { ...saturday, firstDay: '2026-09-01', every: 105, pace: 'ROUNDS' };

  test('plays a round a week, twice nine for ten teams', () => {
    const matches = league(10, 2);
    const { placed, unplaced, quality } = timetable(matches, weekly);
    assert.deepEqual([placed.length, unplaced.length, quality.days], [90, 0, 18]);
    assert.equal(placed[0]?.day, '2026-09-05');
    assert.deepEqual(
      lines(placed.slice(0, 5)).map((line) => line.slice(0, 13)),
      ['09-05 09:30 1', '09-05 09:30 2', '09-05 11:15 1', '09-05 11:15 2', '09-05 13:00 1'],
    );
  });

  test('gives no side the early hour all season', () => {
    const matches = league(10, 2);
    const sides = new Map(matches.map(({ id, sides }) => [id, sides]));
    const { placed } = timetable(matches, weekly);
    const early = placed
      .filter(({ from }) => timeOf(from) === '09:30')
      .flatMap(({ match }) => sides.get(match) ?? []);
    for (const { team } of teams(10)) {
      const times = early.filter((side) => side === team).length;
      assert.ok(times >= 5 && times <= 9, `${team}: ${times} of 18`);
    }
  });

  test('treats Saturday and Sunday as one matchday, and Tuesday as another', () => {
    const days = (weekdays: number[]) => [
      ...new Set(
        timetable(league(4), { ...weekly, weekdays, fields: 1, lastKickOff: '09:30' }).placed.map(
          ({ day }) => day,
        ),
      ),
    ];
    assert.deepEqual(days([6, 7]), [
      '2026-09-05',
      '2026-09-06',
      '2026-09-12',
      '2026-09-13',
      '2026-09-19',
      '2026-09-20',
    ]);
    const played = timetable(league(4), { ...weekly, weekdays: [2, 6] }).placed.map(({ day }) => day);
    assert.deepEqual([...new Set(played)], ['2026-09-01', '2026-09-05', '2026-09-08']);
  });

  test('skips closed dates', () => {
    const { placed } = timetable(league(4), { ...weekly, closedDates: ['2026-09-05'] });
    assert.equal(placed[0]?.day, '2026-09-12');
  });

  test('plays second legs a week after the first, and the final after both', () => {
    const matches = matchesOfPhases(
      phasesOf(4, { phaseId: '1', algorithm: 'SINGLE_ELIM', params: { legs: 2 } }),
    );
    const { placed, unplaced } = timetable(matches, weekly);
    assert.deepEqual([unplaced.length, new Set(placed.map(({ day }) => day)).size], [0, 3]);
  });
});

describe('without enough room', () => {
  test('a match is reported as unplaced', () => {
    for (const preferences of [
      { fields: 0 },
      { weekdays: [] },
      { lastKickOff: '08:00' },
      { firstDay: 'soon' },
    ])
      assert.equal(
        timetable(league(4), { ...saturday, ...preferences }).unplaced.length,
        6,
        JSON.stringify(preferences),
      );
  });

  test('a day of thousands of matches is still packed', () => {
    const matches = league(64, 2);
    const { placed, unplaced } = timetable(matches, {
      ...saturday,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      fields: 20,
    });
    assert.deepEqual([placed.length, unplaced.length], [4032, 0]);
  });

  test('no matches give an empty timetable', () => {
    assert.deepEqual(timetable([], saturday).placed, []);
  });
});

describe('every timetable', () => {
  const competitions: fc.Arbitrary<readonly TimetableMatch[]> = fc.oneof(
    fc.integer({ min: 2, max: 12 }).map((count) => league(count)),
    fc.constantFrom(8, 9, 11, 12).map((count) => groupsAndFinals(count, ['A', 'B'])),
    fc
      .integer({ min: 2, max: 20 })
      .map((count) => matchesOfPhases(phasesOf(count, { phaseId: '1', algorithm: 'SINGLE_ELIM' }))),
    fc
      .integer({ min: 4, max: 12 })
      .map((count) => matchesOfPhases(phasesOf(count, { phaseId: '1', algorithm: 'DOUBLE_ELIM' }))),
  );
  const preferences: fc.Arbitrary<TimetablePreferences> = fc.record({
    firstDay: fc.constantFrom('2026-03-28', '2026-12-30'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    firstKickOff: fc.constantFrom('08:00', '10:15'),
    lastKickOff: fc.constantFrom('10:15', '20:00'),
    every: fc.integer({ min: 10, max: 120 }),
    fields: fc.integer({ min: 1, max: 5 }),
    rest: fc.integer({ min: 0, max: 60 }),
    pace: fc.constantFrom('PACKED', 'ROUNDS'),
  });

  const starts = ({ day, from }: Placed) => Date.parse(day) / 60_000 + from;
  const ends = (place: Placed, { every }: TimetablePreferences) => starts(place) + every;

  /** The conflict between the places of two matches. */
  function clash(one: Play, other: Play, settings: TimetablePreferences): string | undefined {
    if (starts(other.place) > starts(one.place)) return undefined;
    const gap = starts(one.place) - ends(other.place, settings);
    if (one.place.field === other.place.field && gap < 0) return 'two matches on one field';
    const meet = other.match.sides.some((side) => one.match.sides.includes(side));
    return meet && gap < settings.rest ? 'no rest' : undefined;
  }

  interface Play {
    readonly match: TimetableMatch;
    readonly place: Placed;
  }

  function playsOf(matches: readonly TimetableMatch[], placed: readonly Placed[]): Play[] {
    return matches.flatMap((match) => {
      const place = placed.find((item) => item.match === match.id);
      return place ? [{ match, place }] : [];
    });
  }

  test('places every match once, on a free field, after the matches it waits for, with rest', () => {
    const law = fc.property(competitions, preferences, (matches, settings) => {
      const { placed, unplaced } = timetable(matches, settings);
      const plays = playsOf(matches, placed);
      assert.deepEqual([plays.length, placed.length, unplaced.length], [matches.length, matches.length, 0]);
      const clashes = plays.flatMap((one) =>
        plays.flatMap((other) => (one === other ? [] : (clash(one, other, settings) ?? []))),
      );
      assert.deepEqual(clashes, []);
      const early = plays.flatMap(({ match, place }) =>
        plays.filter(
          (feeder) =>
            match.after.includes(feeder.match.id) &&
            ends(feeder.place, settings) + settings.rest > starts(place),
        ),
      );
      assert.deepEqual(early, []);
    });
    fc.assert(law, { numRuns: 150 });
  });

  test('is the same for the same input', () => {
    fc.assert(
      fc.property(competitions, preferences, (matches, settings) => {
        assert.deepEqual(timetable(matches, settings), timetable(matches, settings));
      }),
      { numRuns: 20 },
    );
  });
});
