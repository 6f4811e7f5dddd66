import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportByKey } from '@traip/engine';
import { openMatch } from '@traip/engine/match';
import { possibleSets } from './possible-sets.ts';

function choices(key: string, set: number): string[] {
  const rules = sportByKey(key);
  assert.ok(rules);
  const match = openMatch({ home: 'a', away: 'b', status: 'IN_PROGRESS' }, rules);
  return possibleSets(match, rules, set).map(
    ({ winnerPoints, loserPoints }) => `${winnerPoints}-${loserPoints}`,
  );
}

test('a tennis set has few possible scores, and each is one tap', () => {
  const ends = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6'];
  assert.deepEqual(choices('TENNIS_SINGLES', 1), ends);
  assert.deepEqual(choices('PADEL_DOUBLES', 3), ends);
});

test('a set with many possible scores is typed', () => {
  assert.deepEqual(choices('VOLLEYBALL_6', 1), []);
  assert.deepEqual(choices('FOOTBALL_11', 1), []);
});
