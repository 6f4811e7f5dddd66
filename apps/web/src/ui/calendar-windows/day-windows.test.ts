import assert from 'node:assert/strict';
import { test } from 'node:test';
import { windowsOn, withDay, withoutDay, withWindow } from './day-windows.ts';

const usual = { weekday: 6, from: '10:00', to: '20:00' };
const saturday = { weekday: 6, from: '09:00', to: '14:00' };

test('a new day takes the hours of the day before it', () => {
  assert.deepEqual(withDay([saturday], 7, usual), [saturday, { ...saturday, weekday: 7 }]);
  assert.deepEqual(withDay([saturday], 3, usual), [{ ...saturday, weekday: 3 }, saturday]);
});

test('the first day takes the default hours', () => {
  assert.deepEqual(withDay([], 2, usual), [{ ...usual, weekday: 2 }]);
});

test('a day can have several windows; days stay in order', () => {
  const both = withWindow(withDay([saturday], 7, usual), 6, usual);
  assert.deepEqual(
    both.map(({ weekday, from }) => [weekday, from]),
    [
      [6, '09:00'],
      [6, ''],
      [7, '09:00'],
    ],
  );
  assert.deepEqual(
    windowsOn(both, 6).map(({ index }) => index),
    [0, 1],
  );
  assert.deepEqual(withoutDay(both, 6), [{ ...saturday, weekday: 7 }]);
});
