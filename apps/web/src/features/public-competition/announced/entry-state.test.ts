import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryState, isAnnounced } from './entry-state.ts';

const open = {
  state: 'PUBLICIZED',
  takesRegistrations: true,
  maxTeams: 16,
  teams: 9,
} as const;

test('teams can enter while there are places and the organiser accepts them', () => {
  assert.equal(entryState(open), 'OPEN');
  assert.equal(entryState({ ...open, maxTeams: null }), 'OPEN');
  assert.equal(entryState({ ...open, teams: 16 }), 'FULL');
  assert.equal(entryState({ ...open, takesRegistrations: false }), 'CLOSED');
  assert.equal(entryState({ ...open, state: 'IN_PROGRESS' }), 'CLOSED');
});

test('a competition is announced until its first match', () => {
  const phases = [{ played: 0 }];
  assert.equal(isAnnounced({ state: 'PUBLICIZED', phases }), true);
  assert.equal(isAnnounced({ state: 'IN_PROGRESS_AND_OPENED', phases }), true);
  assert.equal(isAnnounced({ state: 'IN_PROGRESS_AND_OPENED', phases: [{ played: 1 }] }), false);
  assert.equal(isAnnounced({ state: 'FINISHED', phases }), false);
});
