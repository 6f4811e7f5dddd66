import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comingWeek } from './coming-week.ts';

const now = new Date('2027-03-19T10:00:00Z');
const on = (day: string) => ({ kickOff: `2027-${day}T18:00:00Z` });

test('only the next seven days are shown', () => {
  const [tuesday, later] = [on('03-23'), on('04-10')];
  assert.deepEqual(comingWeek([tuesday, later], now), { isWeek: true, matches: [tuesday] });
});

test('in a quiet week the first matches after it are shown', () => {
  const later = [on('04-10'), on('04-17'), on('04-24'), on('05-01')];
  assert.deepEqual(comingWeek(later, now), { isWeek: false, matches: later.slice(0, 3) });
  assert.deepEqual(comingWeek([], now), { isWeek: false, matches: [] });
});
