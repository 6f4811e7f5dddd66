import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultMatchSlot, slotWarnings } from './match-slot.ts';

const now = new Date('2026-11-15T11:00:00Z');
const vega = {
  name: 'La Vega',
  fields: [{ id: 'f1' }],
  openings: [{ weekday: 6, opensAt: '10:00', closesAt: '22:00' }],
  closedDates: [{ startsOn: '2027-03-20', endsOn: '2027-03-21' }],
};

const kindsAt = (day: string, time: string, fieldId = 'f1') =>
  slotWarnings({ day, time, fieldId }, [vega], now).map(({ kind }) => kind);

test('an open venue has nothing against it', () => {
  assert.deepEqual(kindsAt('2027-03-13', '18:00'), []);
});

test('warns about closed days and opening hours', () => {
  assert.deepEqual(kindsAt('2027-03-20', '18:00'), ['CLOSED']);
  assert.deepEqual(kindsAt('2027-03-13', '22:00'), ['OUT_OF_HOURS']);
  assert.deepEqual(kindsAt('2027-03-14', '12:00'), ['OUT_OF_HOURS']);
});

test('warns about past slots, by Madrid time', () => {
  assert.deepEqual(kindsAt('2026-11-15', '11:59', ''), ['PAST']);
  assert.deepEqual(kindsAt('2026-11-15', '12:01', ''), []);
});

test('a match without a date defaults to the next Saturday', () => {
  assert.equal(defaultMatchSlot(now).day, '2026-11-21');
  assert.equal(defaultMatchSlot(new Date('2026-11-21T11:00:00Z')).day, '2026-11-28');
});
