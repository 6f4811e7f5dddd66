import assert from 'node:assert/strict';
import { test } from 'node:test';
import { taskOf } from './task-of.ts';

const person = { personId: 'p', firstName: 'Ana', teamId: 't', isSelf: true, isForOldDate: false };
const unanswered = { ...person, answer: null };
const coming = { ...person, answer: 'GOING' } as const;
const venue = { id: 'v', name: 'Las Eras', address: null, city: null, latitude: null, longitude: null };
const player = (...attendees: (typeof unanswered | typeof coming)[]) => ({
  mine: { isReferee: false, maySeeDesk: false, attendees },
});
const lineup = (state: 'DRAFT' | 'CONFIRMED' | null) => ({ teamId: 't', state, dueAt: null });

test("team leaders send the lineup first, until it's sent", () => {
  assert.equal(taskOf(player(unanswered), { lineup: lineup(null), venue }), 'lineup');
  assert.equal(taskOf(player(unanswered), { lineup: lineup('DRAFT'), venue }), 'lineup');
  assert.equal(taskOf(player(unanswered), { lineup: lineup('CONFIRMED'), venue }), 'answer');
});

test('players answer whether they come, again if the day changes, and then get directions', () => {
  assert.equal(taskOf(player(unanswered), { lineup: null, venue }), 'answer');
  assert.equal(taskOf(player({ ...coming, isForOldDate: true }), { lineup: null, venue }), 'answer');
  assert.equal(taskOf(player(coming), { lineup: null, venue }), 'directions');
  assert.equal(taskOf(player(coming), { lineup: null, venue: null }), 'match');
});

test('referees open the desk', () => {
  const referee = { mine: { isReferee: true, maySeeDesk: true, attendees: [unanswered] } };
  assert.equal(taskOf(referee, { lineup: null, venue }), 'desk');
});
