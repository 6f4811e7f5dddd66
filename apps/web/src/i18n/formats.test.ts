import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  calendarDay,
  calendarDayInBrief,
  calendarDayThisYear,
  calendarDayWithWeekday,
  dayAndTime,
  dayOf,
  dayWithWeekday,
  monthAndYear,
  nearDay,
  partOfDay,
  shortDay,
  timeOfDay,
  weekdayName,
} from './formats.ts';

test('a day is formatted as people say it', () => {
  const moment = new Date('2027-03-13T12:00:00Z');
  assert.equal(dayWithWeekday('es', moment), 'Sábado 13 de marzo de 2027');
  assert.equal(dayWithWeekday('en', moment), 'Saturday 13 March 2027');
  assert.equal(dayOf('es', moment), '13 de marzo de 2027');
  assert.equal(dayOf('en', moment), '13 March 2027');
});

test('a day of this year omits the year', () => {
  const now = new Date('2027-03-01T12:00:00Z');
  assert.equal(calendarDayThisYear('es', '2027-03-13', now), 'Sábado 13 de marzo');
  assert.equal(calendarDayThisYear('en', '2028-03-13', now), 'Monday 13 March 2028');
  assert.equal(nearDay('es', new Date('2027-03-13T12:00:00Z'), now), 'Sáb, 13 mar');
  assert.equal(nearDay('en', new Date('2028-03-13T12:00:00Z'), now), '13 Mar 2028');
});

test('half past eleven at night in London is already tomorrow in Madrid', () => {
  assert.equal(dayWithWeekday('es', new Date('2027-03-13T23:30:00Z')), 'Domingo 14 de marzo de 2027');
});

test('a birthday is the same day everywhere', () => {
  assert.equal(calendarDay('es', '2001-05-09'), '9 de mayo de 2001');
  assert.equal(calendarDay('en', '2001-05-09'), '9 May 2001');
});

test('the greeting follows Madrid time, in winter and summer', () => {
  assert.equal(partOfDay(new Date('2027-01-15T04:59:00Z')), 'evening');
  assert.equal(partOfDay(new Date('2027-01-15T05:00:00Z')), 'morning');
  assert.equal(partOfDay(new Date('2027-01-15T13:00:00Z')), 'afternoon');
  assert.equal(partOfDay(new Date('2027-07-15T12:00:00Z')), 'afternoon');
  assert.equal(partOfDay(new Date('2027-07-15T19:00:00Z')), 'evening');
});

test('a moment is shown in Madrid time', () => {
  const moment = new Date('2027-03-13T17:00:00Z');
  assert.equal(dayAndTime('es', moment), '13 de marzo a las 18:00');
  assert.equal(dayAndTime('en', moment), '13 March at 18:00');
  assert.equal(monthAndYear('es', new Date('2027-03-31T22:30:00Z')), 'abril de 2027');
  assert.equal(monthAndYear('en', moment), 'March 2027');
});

test('a day of the coming weeks needs no year, and is the day in Madrid', () => {
  assert.equal(shortDay('es', new Date('2027-03-13T23:30:00Z')), '14 mar');
  assert.equal(shortDay('en', new Date('2027-03-13T12:00:00Z')), '13 Mar');
});

test('the days of a calendar are the same everywhere', () => {
  assert.equal(calendarDayWithWeekday('es', '2027-03-13'), 'Sábado 13 de marzo de 2027');
  assert.equal(calendarDayInBrief('es', '2027-03-13'), 'Sáb, 13 mar');
  assert.equal(calendarDayInBrief('en', '2027-03-13'), 'Sat 13 Mar');
});

test('weeks begin on Monday', () => {
  assert.equal(weekdayName('es', 1), 'Lunes');
  assert.equal(weekdayName('en', 7, 'short'), 'Sun');
});

test('a kick-off is shown in Madrid time', () => {
  assert.equal(timeOfDay('en', new Date('2027-07-10T16:30:00Z')), '18:30');
});
