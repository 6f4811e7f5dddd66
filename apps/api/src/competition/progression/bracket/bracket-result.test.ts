import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MatchResult } from '@traip/engine/match';
import type { MatchFacts } from '../facts/facts.ts';
import { tieResult } from './bracket-result.ts';

const level: MatchResult = {
  outcome: 'NORMAL',
  source: 'EVENTS',
  score: { home: 20, away: 20 },
  sets: [],
  shootOut: null,
  tries: { home: 1, away: 3 },
  wentToExtraTime: true,
  method: null,
  winnerByMethod: null,
  counts: true,
  countsForPlayers: true,
  noBonus: false,
};

const awardedTo = (result: MatchResult) => {
  const match = { key: 'M1', state: 'CLOSED', advances: null, homeScore: 20, awayScore: 20, result };
  return tieResult(match as unknown as MatchFacts)[0]?.awarded;
};

describe('a knockout match in rugby', () => {
  it('that is level after extra time is won by the team with more tries', () => {
    assert.equal(awardedTo(level), 'AWAY');
    assert.equal(awardedTo({ ...level, tries: { home: 4, away: 3 } }), 'HOME');
  });

  it('doesn’t count tries before extra time, nor if they are equal, nor if points decide', () => {
    assert.equal(awardedTo({ ...level, wentToExtraTime: false }), undefined);
    assert.equal(awardedTo({ ...level, tries: { home: 2, away: 2 } }), undefined);
    assert.equal(awardedTo({ ...level, score: { home: 23, away: 20 } }), undefined);
  });
});
