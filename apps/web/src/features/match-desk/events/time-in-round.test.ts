import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { timeInRound } from './time-in-round.ts';

function timeIn(key: string, period: number, minute: number, second: number): string {
  const rules: SportRules | null = sportByKey(key);
  assert.ok(rules);
  const time = timeInRound({ minute, second }, period, rules);
  return `${time.minute}:${time.second}`;
}

test('a round has its own time', () => {
  assert.equal(timeIn('BOXING_BOUT', 1, 1, 20), '1:20');
  assert.equal(timeIn('BOXING_BOUT', 2, 4, 43), '1:43');
  assert.equal(timeIn('JUDO', 2, 5, 12), '1:12', 'golden score counts from its start');
});

test('a clock that was never stopped shows the end of the round', () => {
  assert.equal(timeIn('BOXING_BOUT', 3, 12, 5), '3:0');
  assert.equal(timeIn('BOXING_BOUT', 2, 2, 0), '0:0');
  assert.equal(timeIn('JUDO', 2, 30, 0), '26:0', 'golden score has no end');
});
