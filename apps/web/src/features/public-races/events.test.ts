import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOfRound, publishedRounds, selectedRace } from './events.ts';
import type { RaceInfo } from './load.ts';

const race = (id: string, more: Partial<RaceInfo>) =>
  ({ id, eventId: null, round: null, publication: 'OFFICIAL', ...more }) as RaceInfo;

const heats = race('h', { round: 'HEATS' });
const finalB = race('b', { eventId: 'h', round: 'FINAL_B' });
const finalA = race('a', { eventId: 'h', round: 'FINAL_A', publication: 'DRAFT' });
const races = [heats, finalB, finalA, race('relay', {})];

test('an event opens at its last published round, and each round has its own URL', () => {
  assert.equal(selectedRace(races, '')?.id, 'b');
  assert.equal(selectedRace(races, 'h')?.id, 'b');
  assert.equal(selectedRace(races, addressOfRound(heats))?.id, 'h');
  assert.equal(selectedRace(races, addressOfRound(finalA))?.id, 'a');
  assert.equal(selectedRace(races, 'relay')?.id, 'relay');
  assert.equal(selectedRace(races, 'unknown')?.id, 'b');
  assert.equal(selectedRace([], ''), undefined);
});

test('only published rounds are offered, finals first', () => {
  const ids = publishedRounds(finalA, races).map(({ id }) => id);
  assert.deepEqual(ids, ['b', 'h']);
  assert.deepEqual(publishedRounds(races[3] as RaceInfo, races), []);
});
