import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOf, firstDay, lastDay, startOf } from './days.ts';

test('a last day lasts until midnight, Madrid time, in summer and winter', () => {
  assert.equal(endOf('2027-03-26'), '2027-03-26T23:00:00.000Z');
  assert.equal(endOf('2027-08-31'), '2027-08-31T22:00:00.000Z');
  assert.equal(lastDay(endOf('2027-03-26')), '2027-03-26');
  assert.equal(lastDay('2027-03-26T12:00:00.000Z'), '2027-03-26');
});

test('a first day starts at midnight', () => {
  assert.equal(startOf('2027-03-01'), '2027-02-28T23:00:00.000Z');
  assert.equal(firstDay(startOf('2027-03-01')), '2027-03-01');
});

test('an empty field requires nothing', () => {
  assert.deepEqual(
    [startOf(''), endOf(''), firstDay(undefined), lastDay(undefined)],
    [undefined, undefined, '', ''],
  );
});
