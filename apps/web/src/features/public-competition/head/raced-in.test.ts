import assert from 'node:assert/strict';
import { test } from 'node:test';
import { racedIn } from './raced-in.ts';

const at = (startsAt: string | null, entries = 10, eventId: string | null = null) => ({
  startsAt,
  entries,
  eventId,
});

test('a single race shows how many are in it, and when it starts', () => {
  const start = '2027-03-14T09:00:00.000Z';
  assert.deepEqual(racedIn([at(start, 412)]), {
    races: 1,
    runners: 412,
    from: new Date(start),
    to: new Date(start),
  });
  assert.deepEqual(racedIn([]), { races: 0, runners: 0, from: null, to: null });
});

test("a swimmer in heats and final counts once, and people in several races aren't added up", () => {
  assert.equal(racedIn([at(null, 24), at(null, 8, 'heats')]).runners, 24);
  const tour = racedIn([at('2026-10-10T09:00:00.000Z', 16), at('2026-10-09T09:00:00.000Z', 16), at(null)]);
  assert.deepEqual([tour.races, tour.runners], [3, null]);
  assert.deepEqual([tour.from?.getUTCDate(), tour.to?.getUTCDate()], [9, 10]);
});
