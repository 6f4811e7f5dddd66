import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pitchPlaces } from './pitch-places.ts';

const team = (players: number, keepers = 1) =>
  Array.from({ length: players }, (_, index) => ({ name: index, isGoalkeeper: index < keepers }));

test('everyone has a separate place in their own half', () => {
  for (const size of [1, 2, 5, 6, 7, 11, 15]) {
    const places = pitchPlaces(team(size));
    assert.equal(places.length, size);
    assert.equal(new Set(places.map(({ along, across }) => `${along} ${across}`)).size, size);
    for (const { along, across } of places) assert.ok(along > 0 && along < 50 && across > 0 && across < 100);
  }
});

test('the goalkeeper stands behind everyone', () => {
  const [keeper, ...others] = pitchPlaces(team(11));
  assert.ok(keeper?.player.isGoalkeeper && others.every(({ along }) => along > (keeper?.along ?? 0)));
});
