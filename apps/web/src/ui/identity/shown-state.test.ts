import assert from 'node:assert/strict';
import { test } from 'node:test';
import { competitionStates } from '@traip/engine/competition';
import { shownState } from './shown-state.ts';

test('a known state of a competition shows as it is', () => {
  for (const state of competitionStates) assert.equal(shownState(state), state);
});

test('an unknown state shows as draft', () => {
  for (const state of ['ARCHIVED', '', 'toString']) assert.equal(shownState(state), 'DRAFT');
});
