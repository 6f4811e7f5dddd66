import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CalendarPreferences } from '@traip/contract';
import { capacityOf } from './capacity.ts';
import { defaultWishes } from './default-wishes.ts';
import { levelsOf, weightsOf } from './strengths.ts';

const today = '2026-11-15';

test('matches are wished for between the first and the last day of the competition', () => {
  const wishes = defaultWishes({
    startsOn: '2027-01-09',
    endsOn: '2027-06-27',
    rounds: 38,
    today,
    minutes: 105,
  });
  assert.deepEqual([wishes.firstDay, wishes.lastDay], ['2027-01-09', '2027-06-27']);
  assert.equal(CalendarPreferences.safeParse(wishes).success, true);
});

test('a competition that begins on a Friday also plays on Fridays', () => {
  const daysOf = (startsOn: string | null) =>
    defaultWishes({ startsOn, endsOn: null, rounds: 3, today, minutes: 60 }).windows.map(
      ({ weekday }) => weekday,
    );
  assert.deepEqual(
    [daysOf('2027-01-08'), daysOf('2027-01-09'), daysOf(null)],
    [
      [5, 6, 7],
      [6, 7],
      [6, 7],
    ],
  );
});

test('past days are left out, and a season without an end has a week for each round', () => {
  const wishes = defaultWishes({ startsOn: '2026-09-05', endsOn: null, rounds: 10, today, minutes: 105 });
  assert.deepEqual([wishes.firstDay, wishes.lastDay], ['2026-11-16', '2027-01-26']);
});

test('the wishes cover at most one season', () => {
  const wishes = defaultWishes({
    startsOn: '2027-01-01',
    endsOn: '2031-01-01',
    rounds: 38,
    today,
    minutes: 105,
  });
  assert.equal(CalendarPreferences.safeParse(wishes).success, true);
});

test('room: two weekends on three fields, six kick-offs a day', () => {
  const wishes = defaultWishes({
    startsOn: '2027-01-09',
    endsOn: '2027-01-17',
    rounds: 2,
    today,
    minutes: 105,
  });
  assert.deepEqual(capacityOf(wishes, 3, []), { days: 4, places: 72, rounds: 2 });
  assert.deepEqual(capacityOf(wishes, 3, [{ from: '2027-01-16', to: '2027-01-20' }]), {
    days: 2,
    places: 36,
    rounds: 1,
  });
  assert.deepEqual(capacityOf({ ...wishes, lastDay: '' }, 3, []), { days: 0, places: 0, rounds: 0 });
});

test('a team that needs no rest can play every day', () => {
  const wishes = defaultWishes({
    startsOn: '2027-01-09',
    endsOn: '2027-01-17',
    rounds: 2,
    today,
    minutes: 105,
  });
  assert.equal(capacityOf({ ...wishes, restHours: 24 }, 1, []).rounds, 4);
});

test('a slider in the middle is the default weight; at its lower end the wish is left out', () => {
  assert.deepEqual(weightsOf({ alternation: 2, rest: 2, together: 2, stay: 2 }), {});
  assert.deepEqual(weightsOf({ alternation: 4, rest: 0, together: 2, stay: 2 }), {
    breaks: 4,
    threeInARow: 40,
    shortRest: 0,
  });
});

test('earlier wishes are restored', () => {
  const levels = { alternation: 3, rest: 0, together: 2, stay: 4 } as const;
  assert.deepEqual(levelsOf(weightsOf(levels)), levels);
});

test('a team that plays three times a day needs a third of the days, if its rest allows it', () => {
  const wishes = defaultWishes({ startsOn: '2027-01-09', endsOn: null, rounds: 3, today, minutes: 20 });
  const day = { ...wishes, lastDay: wishes.firstDay, turnaround: 10, mostPerTeamAndDay: 3 };
  assert.equal(capacityOf({ ...day, mostPerTeamAndDay: 1 }, 2, []).rounds, 1);
  assert.equal(capacityOf(day, 2, []).rounds, 3);
  assert.equal(capacityOf({ ...day, dayRestMinutes: 400 }, 2, []).rounds, 2);
});

test('on a golf course the next group tees off ten minutes later', () => {
  const wishes = defaultWishes({
    startsOn: '2027-01-09',
    endsOn: '2027-01-09',
    rounds: 1,
    today,
    minutes: 270,
  });
  const oneHour = { lastDay: '2027-01-09', windows: [{ weekday: 6, from: '09:00', to: '10:00' }] };
  assert.equal(capacityOf({ ...wishes, ...oneHour, fieldMinutes: 10 }, 1, []).places, 7);
  assert.equal(capacityOf({ ...wishes, ...oneHour }, 1, []).places, 1);
});
