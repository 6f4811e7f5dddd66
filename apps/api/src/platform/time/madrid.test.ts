import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentOf, wholeDays } from './madrid.ts';

function momentsOf(first: string, last: string): [from: string, to: string] {
  const { from, to } = wholeDays(first, last);
  return [momentOf(from).toISOString(), momentOf(to).toISOString()];
}

test('a closed day in winter runs from midnight to midnight in Madrid', () => {
  assert.deepEqual(momentsOf('2027-01-06', '2027-01-06'), [
    '2027-01-05T23:00:00.000Z',
    '2027-01-06T23:00:00.000Z',
  ]);
});

test('closed days in summer run from midnight to midnight in Madrid', () => {
  assert.deepEqual(momentsOf('2027-08-01', '2027-08-15'), [
    '2027-07-31T22:00:00.000Z',
    '2027-08-15T22:00:00.000Z',
  ]);
});

test('a closed day on which the clocks change has 23 or 25 hours', () => {
  assert.deepEqual(momentsOf('2027-03-28', '2027-03-28'), [
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
  ]);
  assert.deepEqual(momentsOf('2026-10-25', '2026-10-25'), [
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
});
