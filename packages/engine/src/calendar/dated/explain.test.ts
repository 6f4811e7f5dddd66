import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dayNumber, isoDate } from './civil.ts';
import { explain } from './explain.ts';
import { judge } from './judge.ts';
import { type CalendarMatch, type DatedProblem, defaultRules } from './problem.ts';

const DAY = 1440;
const noon = (day: number) => ({ date: isoDate(day), time: '12:00', at: day * DAY + 720 });
const on = (day: number) => ({ ...noon(day), field: 'pitch' });
const whole = (day: number) => ({ from: day * DAY, to: (day + 1) * DAY });
const match = (home: string, away: string, round: number): CalendarMatch => ({
  id: `${home}-${away}`,
  home,
  away,
  round,
  venues: ['ground'],
});

/** Four days, one pitch: the Lions want to meet the Bears. */
const problem: DatedProblem = {
  first: isoDate(0),
  last: isoDate(3),
  kickOffs: [0, 1, 2, 3].map(noon),
  teams: [{ id: 'Lions', blackouts: [whole(0)] }, { id: 'Bears' }, { id: 'Wolves' }],
  venues: [{ id: 'ground', fields: ['pitch'], openings: [0, 1, 2].map(whole) }],
  matches: [match('Lions', 'Bears', 2), match('Bears', 'Wolves', 1)],
  rules: { ...defaultRules, rest: 0, goodRest: 0, stretches: [] },
};

describe('an unplaced match', () => {
  it('is explained by a minimal set of rules that closes every day', () => {
    const others = new Map([['Bears-Wolves', on(2)]]);
    const found = explain(problem, others, 'Lions-Bears');
    assert.deepEqual(found?.conflict, [
      { kind: 'FIELD_TAKEN', venue: 'ground', matches: ['Bears-Wolves'] },
      { kind: 'VENUE_CLOSED', venue: 'ground', matches: [] },
      { kind: 'ROUND_ORDER', team: 'Bears', matches: ['Bears-Wolves'] },
    ]);
    // Opening the ground on the last day affects no match; playing before round 1 would affect one.
    assert.deepEqual(found?.cheapest, {
      placement: on(3),
      relax: [{ kind: 'VENUE_CLOSED', venue: 'ground', matches: [] }],
    });
  });

  it('needs no explanation if there is a free place after all', () => {
    assert.equal(explain(problem, new Map([['Bears-Wolves', on(0)]]), 'Lions-Bears'), null);
  });

  it('would have a place if any one rule of the conflict were relaxed', () => {
    const closedDays = fc.subarray([0, 1, 2, 3]);
    fc.assert(
      fc.property(closedDays, closedDays, closedDays, (lions, bears, ground) => {
        const closedProblem = {
          ...problem,
          teams: [
            { id: 'Lions', blackouts: lions.map(whole) },
            { id: 'Bears', blackouts: bears.map(whole) },
          ],
          venues: [
            {
              id: 'ground',
              fields: ['pitch'],
              openings: [whole(0), whole(1), whole(2), whole(3)],
              blackouts: ground.map(whole),
            },
          ],
          matches: problem.matches.slice(0, 1),
        };
        const closed = { Lions: lions, Bears: bears, ground };
        const found = explain(closedProblem, new Map(), 'Lions-Bears');
        const open = [0, 1, 2, 3].filter((day) => Object.values(closed).every((days) => !days.includes(day)));
        assert.equal(found === null, open.length > 0);
        for (const obstacle of found?.conflict ?? []) {
          const rest = (found?.conflict ?? []).filter((other) => other !== obstacle);
          const days = rest.flatMap(({ team, venue }) => closed[(team ?? venue) as keyof typeof closed]);
          assert.ok(new Set(days).size < 4);
        }
      }),
    );
  });
});

describe('The judge', () => {
  const kinds = (changes: Partial<DatedProblem>, places: Record<string, ReturnType<typeof on>>) =>
    judge({ ...problem, ...changes }, new Map(Object.entries(places))).map(({ kind }) => kind);

  it('sees two matches on one pitch, a team twice a day, and rounds in the wrong order', () => {
    assert.deepEqual(kinds({}, { 'Lions-Bears': on(1), 'Bears-Wolves': on(1) }), [
      'ONE_A_DAY',
      'FIELD_TAKEN',
      'ROUND_ORDER',
    ]);
    assert.deepEqual(kinds({}, { 'Lions-Bears': on(1), 'Bears-Wolves': on(2) }), ['ROUND_ORDER']);
    assert.deepEqual(kinds({}, { 'Lions-Bears': on(2), 'Bears-Wolves': on(1) }), []);
  });

  it('counts rest from the end of a match to the next kick-off', () => {
    const rested = (rest: number) =>
      kinds(
        { rules: { ...problem.rules, rest, goodRest: rest } },
        { 'Lions-Bears': on(2), 'Bears-Wolves': on(1) },
      );
    assert.deepEqual(rested(DAY - 105), []);
    assert.deepEqual(rested(DAY - 104), ['REST']);
  });
});

describe('Civil dates', () => {
  it('follow each other without a gap, through leap years', () => {
    assert.equal(dayNumber('1970-01-01'), 0);
    assert.equal(dayNumber('2024-02-29'), 19_782);
    assert.equal(dayNumber('2023-02-29'), null);
    assert.equal(dayNumber('2100-02-29'), null);
    assert.equal(dayNumber('2026-13-01'), null);
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 900_000 }), (day) =>
        assert.equal(dayNumber(isoDate(day)), day),
      ),
    );
  });
});
