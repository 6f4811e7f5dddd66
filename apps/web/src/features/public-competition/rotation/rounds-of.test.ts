import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roundsOf } from './rounds-of.ts';

const fixture = (round: number, state: string) => ({ round, match: { state } });
const bye = (round: number, team: string) => ({ round, slot: { team } });

test('the current round is the first with an unplayed match, and the others follow it', () => {
  const { current, next } = roundsOf(
    [fixture(3, 'CREATED'), fixture(1, 'CLOSED'), fixture(2, 'FINISHED'), fixture(2, 'IN_PROGRESS')],
    [bye(2, 'Ana'), bye(3, 'Luis')],
  );
  assert.deepEqual([current?.number, current?.fixtures.length, current?.resting], [2, 2, ['Ana']]);
  assert.deepEqual(
    next.map(({ number, resting }) => [number, resting]),
    [[3, ['Luis']]],
  );
});

test("after the last match the last round stays, and before the draw there's none", () => {
  assert.equal(roundsOf([fixture(1, 'CLOSED'), fixture(2, 'CANCELLED')], []).current?.number, 2);
  assert.deepEqual(roundsOf([], []), { current: null, next: [] });
});
