import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { type MatchState, type Period, rubberResults } from '@traip/engine/match';
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

test('football ends after its second half, not before, nor during it', () => {
  const football = { rules: rules('FOOTBALL_11'), match: scored(1, 1), decider: league };
  const ends = [at('RUNNING', 1), at('BREAK', 1), at('RUNNING', 2), at('BREAK', 2)].map((clock) =>
    canEnd({ ...football, clock }),
  );
  assert.deepEqual(ends, [false, false, false, true]);
  assert.equal(canEnd({ ...football, clock: at('BREAK', null) }), false);
});

test('a level knockout goes on to extra time and the shoot-out', () => {
  const final = { rules: rules('FOOTBALL_11'), match: scored(1, 1), decider: cup };
  assert.equal(canEnd({ ...final, clock: at('BREAK', 2) }), false);
  assert.equal(canEnd({ ...final, match: scored(2, 1), clock: at('BREAK', 2) }), true);
  assert.equal(canEnd({ ...final, clock: at('BREAK', 'SO') }), true);
});

test('matches in sets end when a side has won', () => {
  const volleyball = { rules: rules('VOLLEYBALL_6'), clock: at('RUNNING', 1), decider: league };
  assert.equal(canEnd({ ...volleyball, match: scored(2, 1) }), false);
  assert.equal(canEnd({ ...volleyball, match: scored(3, 1, 'HOME') }), true);
});

test("a tie ends when every rubber has been entered, not when it's decided", () => {
  const team = rules('TENNIS_TEAM');
  assert.ok(team.rubbers);
  const shape = team.rubbers;
  const sets = [
    { home: 6, away: 0 },
    { home: 6, away: 0 },
  ];
  const ends = (...keys: readonly string[]) => {
    const results = rubberResults(
      keys.map((key) => ({ key, sets })),
      shape,
    );
    const match = { tally: { score: { home: keys.length, away: 0 }, decided: 'HOME', rubbers: results } };
    return canEnd({
      rules: team,
      match: match as unknown as MatchState,
      decider: league,
      clock: at('RUNNING', 1),
    });
  };
  assert.deepEqual([ends('S1', 'S2'), ends('S1', 'S2', 'D1')], [false, true]);
});
