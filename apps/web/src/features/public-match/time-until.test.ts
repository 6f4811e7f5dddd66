import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeUntil } from './time-until.ts';

const kickOff = '2027-03-13T17:00:00.000Z';
const at = (moment: string) => Date.parse(moment);

test('the time until kick-off is given in minutes, then hours, then days', () => {
  assert.equal(timeUntil('es', kickOff, at('2027-03-13T16:14:00Z')), 'Dentro de 46 minutos');
  assert.equal(timeUntil('en', kickOff, at('2027-03-13T13:30:00Z')), 'In 3 hours');
  assert.equal(timeUntil('en', kickOff, at('2027-03-10T12:00:00Z')), 'In 3 days');
});

test('it rounds up to the minute, and is empty from kick-off on', () => {
  assert.equal(timeUntil('en', kickOff, at('2027-03-13T16:59:30Z')), 'In 1 minute');
  assert.equal(timeUntil('en', kickOff, at(kickOff)), null);
});
