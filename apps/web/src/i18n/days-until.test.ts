import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysUntil } from './days-until.ts';

test('tomorrow is tomorrow, whether in one hour or in almost two days', () => {
  const lateAtNight = new Date('2027-03-13T22:30:00Z');
  assert.equal(daysUntil(new Date('2027-03-13T22:59:00Z'), lateAtNight), 0);
  assert.equal(daysUntil(new Date('2027-03-13T23:30:00Z'), lateAtNight), 1);
  assert.equal(daysUntil(new Date('2027-03-14T22:30:00Z'), lateAtNight), 1);
});

test('the night of a clock change is one night', () => {
  assert.equal(daysUntil(new Date('2027-03-28T12:00:00Z'), new Date('2027-03-27T12:00:00Z')), 1);
  assert.equal(daysUntil(new Date('2027-10-31T12:00:00Z'), new Date('2027-10-30T12:00:00Z')), 1);
});
