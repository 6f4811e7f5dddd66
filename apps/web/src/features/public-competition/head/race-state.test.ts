import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raceState } from './race-state.ts';

test('a meeting with public results is no longer announced', () => {
  const draft = { publication: 'DRAFT', results: 8 };
  assert.equal(raceState('PUBLICIZED', [draft, { publication: 'OFFICIAL', results: 8 }]), 'IN_PROGRESS');
  assert.equal(raceState('PUBLICIZED', [draft, { publication: 'LIVE', results: 0 }]), 'PUBLICIZED');
  assert.equal(raceState('FINISHED', [{ publication: 'OFFICIAL', results: 8 }]), 'FINISHED');
});
