import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysNeeded, kickOffs, maxMatchesPerDay, playingDays } from './playing-days.ts';

const weekend = {
  firstDay: '2027-06-05',
  windows: [6, 7].map((weekday) => ({ weekday, from: '10:00', to: '12:00' })),
  every: 120,
  restHours: 48,
  fields: 2,
  blackouts: [],
  mostPerTeamAndDay: 1,
  dayRestMinutes: 30,
};

test('on a tournament day a team plays as often as the maximum and its rest allow', () => {
  const windows = [{ weekday: 6, from: '09:00', to: '13:00' }];
  const day = { ...weekend, windows, every: 30, fields: 3, mostPerTeamAndDay: 5 };
  const rounds = (times: typeof day) => playingDays([3, 3, 3, 3, 3], times).map(({ date }) => date.slice(5));
  assert.deepEqual(rounds(day), ['06-05', '06-05', '06-05', '06-05', '06-05']);
  assert.deepEqual(rounds({ ...day, mostPerTeamAndDay: 3 }), ['06-05', '06-05', '06-05', '06-12', '06-12']);
  assert.deepEqual(rounds({ ...day, dayRestMinutes: 120 }), ['06-05', '06-05', '06-12', '06-12', '06-19']);
});

test('each round begins on its own day, and takes as many as it needs', () => {
  assert.deepEqual(
    playingDays([6, 4], weekend).map(({ date, round, matches }) => `${date} ${round} ${matches}`),
    ['2027-06-05 0 4', '2027-06-06 0 2', '2027-06-12 1 4'],
  );
});

test('a team that needs no rest plays the next day', () => {
  const dates = playingDays([4, 4], { ...weekend, restHours: 0 }).map(({ date }) => date);
  assert.deepEqual(dates, ['2027-06-05', '2027-06-06']);
});

test('closed days are skipped', () => {
  const [first] = playingDays([1], { ...weekend, blackouts: ['2027-06-05', '2027-06-06'] });
  assert.equal(first?.date, '2027-06-12');
});

test('without a day, a weekday or a field there is no schedule', () => {
  for (const change of [{ firstDay: '' }, { windows: [] }, { fields: 0 }, { firstDay: 'soon' }])
    assert.deepEqual(playingDays([1], { ...weekend, ...change }), []);
});

test('days have as much room as their own hours', () => {
  const windows = [...weekend.windows, { weekday: 3, from: '20:00', to: '20:00' }];
  assert.equal(maxMatchesPerDay({ ...weekend, windows }), 4);
  assert.deepEqual(
    playingDays([4, 3], { ...weekend, windows }).map(({ date, matches }) => `${date} ${matches}`),
    ['2027-06-05 4', '2027-06-09 2', '2027-06-12 1'],
  );
});

test("kick-offs include both ends, and days count rounds that don't fit into one", () => {
  assert.deepEqual(
    [kickOffs('10:00', '18:00', 120), kickOffs('18:00', '10:00', 60), kickOffs('', '10:00', 60)],
    [5, 0, 0],
  );
  assert.equal(daysNeeded([10, 10, 3], 4), 7);
});
