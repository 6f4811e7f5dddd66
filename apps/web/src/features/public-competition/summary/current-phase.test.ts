import assert from 'node:assert/strict';
import { it } from 'node:test';
import { currentPhase } from './current-phase.ts';

const phase = (name: string, state: string, matches = 6) => ({ name, state, matches });

it('during the finals, the finals are shown and not the groups', () => {
  const phases = [phase('groups', 'FINISHED'), phase('finals', 'IN_PROGRESS')];
  assert.equal(currentPhase(phases)?.name, 'finals');
});

it('between two phases, the one just played is shown', () => {
  const phases = [phase('groups', 'FINISHED'), phase('finals', 'PENDING')];
  assert.equal(currentPhase(phases)?.name, 'groups');
});

it('before the first match, the first drawn phase is shown', () => {
  const phases = [phase('qualifying', 'PENDING', 0), phase('groups', 'PENDING'), phase('finals', 'PENDING')];
  assert.equal(currentPhase(phases)?.name, 'groups');
  assert.equal(currentPhase([phase('groups', 'PENDING', 0)]), undefined);
});
