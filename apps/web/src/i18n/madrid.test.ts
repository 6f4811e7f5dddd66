import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockTime, daysAfter, inMadrid, minutesIn, momentInMadrid, mondayOf, weekdayOf } from './madrid.ts';

test('a kick-off survives the conversion to Madrid time and back, in summer and winter', () => {
  for (const local of [
    { day: '2027-01-10', time: '12:00' },
    { day: '2027-07-10', time: '20:30' },
    { day: '2027-03-28', time: '10:00' },
    { day: '2027-10-31', time: '00:15' },
  ])
    assert.deepEqual(inMadrid(momentInMadrid(local) ?? new Date(0)), local);
  assert.equal(
    momentInMadrid({ day: '2027-01-10', time: '12:00' })?.toISOString(),
    '2027-01-10T11:00:00.000Z',
  );
  assert.equal(
    momentInMadrid({ day: '2027-07-10', time: '12:00' })?.toISOString(),
    '2027-07-10T10:00:00.000Z',
  );
});

test('an incomplete date is not a moment', () => {
  assert.equal(momentInMadrid({ day: '', time: '12:00' }), null);
  assert.equal(momentInMadrid({ day: '2027-01-10', time: '' }), null);
});

test('weeks begin on Monday, also across the end of a year', () => {
  assert.equal(weekdayOf('2027-01-03'), 7);
  assert.equal(mondayOf('2027-01-03'), '2026-12-28');
  assert.equal(mondayOf('2026-12-28'), '2026-12-28');
  assert.equal(daysAfter('2026-12-28', 7), '2027-01-04');
});

test('minutes of a day, and back', () => {
  assert.equal(minutesIn('18:05'), 1085);
  assert.equal(clockTime(1085), '18:05');
});
