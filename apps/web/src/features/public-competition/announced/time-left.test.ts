import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeLeft } from './time-left.ts';

const format = (from: string, to: string) =>
  timeLeft(Date.parse(to), Date.parse(from)).map(({ unit, value }) => `${value} ${unit}`);

test('long before the first match, there are days, hours and minutes', () => {
  assert.deepEqual(format('2027-03-13T12:10:00Z', '2027-05-15T07:30:00Z'), [
    '62 day',
    '19 hour',
    '20 minute',
  ]);
});

test('in the last two days, only hours and minutes', () => {
  assert.deepEqual(format('2027-05-13T08:00:30Z', '2027-05-15T07:30:00Z'), ['47 hour', '29 minute']);
  assert.deepEqual(format('2027-05-15T07:29:30Z', '2027-05-15T07:30:00Z'), ['0 hour', '0 minute']);
});

test('from kick-off on, nothing is left', () => {
  assert.deepEqual(format('2027-05-15T07:30:00Z', '2027-05-15T07:30:00Z'), []);
});
