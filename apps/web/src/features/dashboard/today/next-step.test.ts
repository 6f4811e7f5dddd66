import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEarly, nextStep } from './next-step.ts';

const now = Date.parse('2027-03-13T17:00:00Z');
const soon = '2027-03-13T17:30:00Z';
const late = '2027-03-13T20:00:00Z';
const match = { state: 'SCHEDULED', kickOff: soon, referees: 1, actions: ['start', 'addReferees'] as const };

test('a due match is started, with or without a referee', () => {
  assert.equal(nextStep(match, now), 'start');
  assert.equal(nextStep({ ...match, referees: 0 }, now), 'start');
});

test("while there's time, a referee is assigned first", () => {
  assert.equal(nextStep({ ...match, kickOff: late, referees: 0 }, now), 'referee');
  assert.equal(nextStep({ ...match, kickOff: late }, now), 'start');
});

test('a live match opens the desk for those who may use it, and the public page for others', () => {
  const live = { ...match, state: 'IN_PROGRESS' };
  assert.equal(nextStep({ ...live, actions: ['registerEvent', 'finish'] }, now), 'desk');
  assert.equal(nextStep({ ...live, actions: [] }, now), 'watch');
});

test("a finished match is closed, a closed one is read, and without permission there's no action", () => {
  assert.equal(nextStep({ ...match, state: 'FINISHED', actions: ['close', 'reopen'] }, now), 'close');
  assert.equal(nextStep({ ...match, state: 'CLOSED', actions: ['reopen'] }, now), 'sheet');
  assert.equal(nextStep({ ...match, actions: [] }, now), null);
  assert.equal(nextStep({ ...match, state: 'CANCELLED', actions: ['reopen'] }, now), null);
});

test('from an hour before kick-off a match is no longer early', () => {
  assert.equal(isEarly({ kickOff: late }, now), true);
  assert.equal(isEarly({ kickOff: '2027-03-13T18:00:00Z' }, now), false);
  assert.equal(isEarly({ kickOff: null }, now), true);
});
