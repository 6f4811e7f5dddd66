import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterPlayers } from './filter-players.ts';

const player = (name: string, shirt: number | null) => ({ name, shirt });
const squad = [player('Iván Cano', 9), player('Darío Molina', 19), player('Nico Arce', null)];
const found = (search: string) => filterPlayers(squad, search).map(({ name }) => name);

test('a player is found by part of the name or the whole number', () => {
  assert.deepEqual(found('ivan'), ['Iván Cano']);
  assert.deepEqual(found('9'), ['Iván Cano']);
  assert.deepEqual(found('CAN iv'), ['Iván Cano']);
  assert.deepEqual(found(' '), ['Iván Cano', 'Darío Molina', 'Nico Arce']);
  assert.deepEqual(found('zoe'), []);
});
