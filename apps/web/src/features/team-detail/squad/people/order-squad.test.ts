import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderSquad } from './order-squad.ts';

const person = (firstName: string, shirt: number | null) => ({ firstName, surnames: '', shirt });

test('a squad is sorted by shirt; people without one come last, by name', () => {
  const squad = [person('Zoe', null), person('Álvaro', null), person('Nico', 10), person('Iker', 9)];
  assert.deepEqual(
    orderSquad(squad, 'es').map(({ firstName }) => firstName),
    ['Iker', 'Nico', 'Álvaro', 'Zoe'],
  );
});

test('number 0 is a shirt like any other', () => {
  const [first] = orderSquad([person('Iker', 1), person('Nico', 0)], 'es');
  assert.equal(first?.firstName, 'Nico');
});
