import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openingLines } from './opening-lines.ts';

const open = (weekday: number, opensAt: string, closesAt: string) => ({ weekday, opensAt, closesAt });

test('consecutive days with the same hours are grouped', () => {
  const openings = [1, 2, 3, 5].map((weekday) => open(weekday, '17:00', '22:00'));
  assert.deepEqual(openingLines(openings, 'en'), ['Mon–Wed 17:00–22:00', 'Fri 17:00–22:00']);
});

test('a day with two windows lists both, the earlier one first', () => {
  const openings = [open(7, '16:00', '20:00'), open(6, '09:00', '14:00'), open(7, '09:00', '14:00')];
  assert.deepEqual(openingLines(openings, 'es'), ['Sáb 09:00–14:00', 'Dom 09:00–14:00, 16:00–20:00']);
});
