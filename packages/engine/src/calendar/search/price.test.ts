import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isoDate } from '../dated/civil.ts';
import { costOf, judge } from '../dated/judge.ts';
import { type CalendarMatch, type DatedProblem, defaultRules } from '../dated/problem.ts';
import { hardIn, softIn } from './amount.ts';
import { emptyBoard, lift, put } from './board.ts';
import { type Compiled, compile } from './compile.ts';
import { pricer } from './price.ts';
import { read } from './read.ts';
import { solveDated } from './solve.ts';

const DAY = 1440;
const firstDay = 20_000;
const teams = ['A', 'B', 'C', 'D'];
const times = ['10:00', '18:00', '23:30'];
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const weight = fc.nat({ max: 9 });

const match = (id: number): fc.Arbitrary<CalendarMatch> =>
  fc
    .record({
      pair: fc.shuffledSubarray(teams, { minLength: 2, maxLength: 2 }),
      round: fc.nat({ max: 4 }),
      venues: fc.subarray(['north', 'south'], { minLength: 1 }),
      minutes: fc.constantFrom(60, 90),
      isHighRisk: fc.boolean(),
      referees: fc.subarray(['Ana', 'Leo']),
      before: fc.option(fc.record({ day: fc.nat({ max: 9 }), time: fc.constantFrom(...times) }), {
        nil: undefined,
      }),
    })
    .map(({ pair: [home = '', away = ''], before, ...rest }) => {
      const place = before && kickOff(before.day, before.time);
      return { id: `m${id}`, home, away, ...rest, ...(place && { before: { ...place, field: 'n1' } }) };
    });

function kickOff(day: number, time: string) {
  return { date: isoDate(firstDay + day), time, at: day * DAY + minutesOf(time) };
}

/** Small seasons of ten days in which every rule of the calendar has a say. */
const problem: fc.Arbitrary<DatedProblem> = fc
  .record({
    matches: fc
      .integer({ min: 2, max: 9 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => match(id)))),
    blackouts: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
    rest: fc.constantFrom(0, 600, 1380, 2820, 2880),
    more: fc.constantFrom(0, 1440),
    stretches: fc.array(
      fc.record(
        { days: fc.integer({ min: 1, max: 5 }), max: fc.nat({ max: 2 }), weight },
        { requiredKeys: ['days', 'max'] },
      ),
      { maxLength: 2 },
    ),
    returnGap: fc.nat({ max: 5 }),
    isOrderFree: fc.boolean(),
    refereeGap: fc.constantFrom(0, 60, 2000),
    turnaround: fc.constantFrom(0, 15, 600),
    wish: fc.constantFrom('TOGETHER' as const, 'APART' as const),
    finalRounds: fc.nat({ max: 2 }),
    weights: fc.record({
      kickOff: weight,
      shortRest: weight,
      breaks: weight,
      threeInARow: weight,
      club: weight,
      simultaneous: weight,
      change: weight,
    }),
  })
  .map(({ matches, blackouts, rest, more, wish, ...rules }) => ({
    first: isoDate(firstDay),
    last: isoDate(firstDay + 9),
    kickOffs: Array.from({ length: 10 }, (_, day) => times.map((time) => kickOff(day, time))).flat(),
    teams: teams.map((id) => ({
      id,
      ...(id === 'A'
        ? {
            prefers: ['18:00'],
            blackouts: blackouts.map((day) => ({ from: day * DAY, to: (day + 1) * DAY })),
          }
        : {}),
    })),
    venues: [
      { id: 'north', fields: ['n1', 'n2'], openings: [{ from: 0, to: 11 * DAY }], prefers: ['10:00'] },
      {
        id: 'south',
        fields: ['s1'],
        openings: [{ from: 2 * DAY, to: 7 * DAY }],
        blackouts: [{ from: 3 * DAY, to: 4 * DAY }],
      },
    ],
    matches,
    rules: { ...defaultRules, ...rules, rest, goodRest: rest + more, clubs: [{ teams: ['A', 'B'], wish }] },
  }));

const draws = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });

function compiledOf(given: DatedProblem): Compiled {
  const compiled = compile(given);
  assert.ok(!('breach' in compiled), JSON.stringify(compiled));
  return compiled;
}

/** Puts and lifts matches as the draws say and adds up what each step asked. */
function play(compiled: Compiled, drawn: readonly number[]) {
  const board = emptyBoard(compiled);
  const price = pricer(board);
  let total = 0;
  for (const draw of drawn) {
    const chosen = draw % compiled.home.length;
    const first = read(compiled.firstOption, chosen);
    const count = read(compiled.firstOption, chosen + 1) - first;
    if (read(board.place, chosen) >= 0) {
      const option = lift(board, chosen);
      total -= price(chosen, option);
    } else if (count > 0) {
      const option = first + (draw % count);
      total += price(chosen, option);
      put(board, chosen, option);
    }
  }
  const stands = compiled.problem.matches.flatMap(({ id }, index) => {
    const placement = compiled.placements[read(board.place, index)];
    return placement ? [[id, placement] as const] : [];
  });
  return { total, placements: new Map(stands) };
}

describe('The prices of the search', () => {
  it('add up to what the judge finds, rule by rule, whatever was put and lifted before', () => {
    fc.assert(
      fc.property(problem, draws, (given, drawn) => {
        const { total, placements } = play(compiledOf(given), drawn);
        assert.deepEqual({ hard: hardIn(total), soft: softIn(total) }, costOf(judge(given, placements)));
      }),
      { numRuns: 400 },
    );
  });

  it('are asked for exactly the places that no rule closes to the match alone', () => {
    fc.assert(
      fc.property(problem, (given) => {
        const compiled = compiledOf(given);
        for (const [index, one] of given.matches.entries()) {
          const fields = given.venues
            .filter(({ id }) => one.venues.includes(id))
            .flatMap((venue) => venue.fields);
          const open = given.kickOffs.flatMap((at) => fields.map((field) => ({ ...at, field })));
          const allowed = open.filter(
            (place) =>
              costOf(
                judge({ ...given, rules: { ...given.rules, stretches: [] } }, new Map([[one.id, place]])),
              ).hard === 0,
          );
          const options = compiled.placements.slice(
            read(compiled.firstOption, index),
            read(compiled.firstOption, index + 1),
          );
          const keys = (places: readonly { at: number; field: string }[]) =>
            places.map(({ at, field }) => `${at} ${field}`).sort();
          assert.deepEqual(keys(options), keys(allowed));
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('A calendar that is written down', () => {
  it('never holds a hard offence, wherever the search stood', () => {
    fc.assert(
      fc.property(problem, fc.string(), (given, seed) => {
        const found = solveDated(given, { seed, steps: 40, pause: 20 });
        assert.ok(!('breach' in found));
        for (const progress of found) {
          const { placements, unplaced, offences, soft } = progress.calendar();
          assert.deepEqual(costOf(judge(given, placements)), { hard: 0, soft });
          assert.equal(costOf(offences).hard, 0);
          assert.equal(placements.size + unplaced.length, given.matches.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('leaves only locked matches in an offence', () => {
    fc.assert(
      fc.property(problem, fc.nat({ max: 9 }), fc.nat({ max: 9 }), (given, one, other) => {
        const lockedOn = [one, other].map((day) => ({ ...kickOff(day, '18:00'), field: 'n2' }));
        const matches = given.matches.map((it, index) => {
          const locked = lockedOn[index];
          return locked ? { ...it, locked } : it;
        });
        const found = solveDated({ ...given, matches }, { seed: 'locked', steps: 20, pause: 20 });
        assert.ok(!('breach' in found));
        const calendar = [...found].at(-1)?.calendar();
        assert.deepEqual(
          lockedOn,
          ['m0', 'm1'].map((id) => calendar?.placements.get(id)),
        );
        const hard = (calendar?.offences ?? []).filter(({ isHard }) => isHard);
        assert.ok(hard.every(({ matches: named }) => named.every((id) => id === 'm0' || id === 'm1')));
      }),
      { numRuns: 100 },
    );
  });
});
