import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CalendarItem } from './item.ts';
import { draggedTime, hoursOf, nearest, weekOf, weeksWith, withMargin } from './week-layout.ts';

const side = (name: string) => ({ name, team: null });

function match(day: string, time: string, field: string | null = null): CalendarItem {
  return {
    id: `${day} ${time} ${field}`,
    day,
    time,
    home: side('A'),
    away: side('B'),
    round: 1,
    group: null,
    field: field === null ? null : { id: field, name: field },
    venue: field === null ? null : { id: 'v', name: 'La Vega' },
    mark: null,
    score: null,
    isMovable: true,
  };
}

test('a day has a lane for each field in use, in the order of their names', () => {
  const items = [
    match('2027-03-13', '18:00', '2'),
    match('2027-03-13', '10:00', '1'),
    match('2027-03-13', '12:00'),
  ];
  const saturday = weekOf(items, '2027-03-08')[5];
  assert.deepEqual(
    saturday?.lanes.map(({ field }) => field?.name ?? null),
    ['1', '2', null],
  );
});

test('an empty day has one lane to drop a match on', () => {
  const [monday] = weekOf([], '2027-03-08');
  assert.equal(monday?.isEmpty, true);
  assert.equal(monday?.lanes.length, 1);
});

test('the hours reach from the first kick-off to the end of the last match', () => {
  assert.deepEqual(hoursOf([match('2027-03-13', '09:30'), match('2027-03-13', '20:30')], 105), {
    first: 9,
    last: 23,
  });
  assert.deepEqual(hoursOf([match('2027-03-13', '23:00')], 105), { first: 23, last: 24 });
  assert.deepEqual(hoursOf([], 105), { first: 10, last: 20 });
});

test('weeks without matches are skipped', () => {
  const weeks = weeksWith([
    match('2027-03-28', '10:00'),
    match('2027-03-13', '10:00'),
    match('2027-03-14', '10:00'),
  ]);
  assert.deepEqual(weeks, ['2027-03-08', '2027-03-22']);
  assert.equal(nearest(weeks, '2027-03-09'), '2027-03-22');
  assert.equal(nearest(weeks, '2028-01-01'), '2027-03-22');
  assert.equal(nearest([], '2028-01-01'), undefined);
});

test('a dragged match snaps to a quarter of an hour and stays within the hours', () => {
  const hours = { first: 10, last: 20 };
  assert.equal(draggedTime('12:00', 52, hours), 12 * 60 + 45);
  assert.equal(draggedTime('12:00', -500, hours), 10 * 60);
  assert.equal(draggedTime('12:00', 900, hours), 20 * 60 - 15);
});

test("there's room to drag to, but only within the day", () => {
  assert.deepEqual(withMargin({ first: 10, last: 16 }), { first: 9, last: 19 });
  assert.deepEqual(withMargin({ first: 0, last: 23 }), { first: 0, last: 24 });
});
