import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howSoon } from './how-soon.ts';

const now = new Date('2027-03-19T17:30:00Z');
const soon = (kickOff: string) => {
  const { key, count } = howSoon(new Date(kickOff), now);
  return `${key} ${count}`;
};

test('the nearer a match, the more precise the time', () => {
  assert.equal(soon('2027-03-19T17:55:00Z'), 'minutes 25');
  assert.equal(soon('2027-03-19T20:40:00Z'), 'today 3');
  assert.equal(soon('2027-03-20T15:30:00Z'), 'tomorrow 22');
  assert.equal(soon('2027-03-23T20:00:00Z'), 'days 4');
});

test("after midnight in Madrid it's tomorrow, and an overdue match begins now", () => {
  assert.equal(soon('2027-03-19T23:30:00Z'), 'tomorrow 6');
  assert.equal(soon('2027-03-19T17:20:00Z'), 'now 0');
});
