import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import type { MatchState, Period } from '@traip/engine/match';
import { canEnd } from './can-end.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

const league = { needsWinner: false, carried: null, awayGoals: false };
const cup = { ...league, needsWinner: true };
const at = (is: 'RUNNING' | 'BREAK', period: Period | null) => ({ is, period });
const scored = (home: number, away: number, decided: 'HOME' | null = null) =>
  ({ tally: { score: { home, away }, decided } }) as unknown as MatchState;

test('football ends after its second half, not before, nor while it runs', () => {
  const football = { rules: rules('FOOTBALL_11'), match: scored(1, 1), decider: league };
  const ends = [at('RUNNING', 1), at('BREAK', 1), at('RUNNING', 2), at('BREAK', 2)].map((clock) =>
    canEnd({ ...football, clock }),
  );
  assert.deepEqual(ends, [false, false, false, true]);
  assert.equal(canEnd({ ...football, clock: at('BREAK', null) }), false);
});

test('a level knock-out goes on to extra time and the shoot-out', () => {
  const final = { rules: rules('FOOTBALL_11'), match: scored(1, 1), decider: cup };
  assert.equal(canEnd({ ...final, clock: at('BREAK', 2) }), false);
  assert.equal(canEnd({ ...final, match: scored(2, 1), clock: at('BREAK', 2) }), true);
  assert.equal(canEnd({ ...final, clock: at('BREAK', 'SO') }), true);
});

test('sets end a match when somebody has won it', () => {
  const volleyball = { rules: rules('VOLLEYBALL_6'), clock: at('RUNNING', 1), decider: league };
  assert.equal(canEnd({ ...volleyball, match: scored(2, 1) }), false);
  assert.equal(canEnd({ ...volleyball, match: scored(3, 1, 'HOME') }), true);
});
