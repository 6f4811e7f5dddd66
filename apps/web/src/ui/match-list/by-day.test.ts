import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byDay } from './by-day.ts';

test('matches are grouped by day in Madrid, with undated ones in a separate group', () => {
  const kickOffs = ['2027-03-13T22:30:00Z', '2027-03-13T23:30:00Z', '2027-03-14T10:00:00Z', null];
  const days = byDay(kickOffs.map((kickOff) => ({ kickOff })));
  assert.deepEqual(
    days.map(({ day, matches }) => [day, matches.length]),
    [
      ['2027-03-13', 1],
      ['2027-03-14', 2],
      [null, 1],
    ],
  );
});
