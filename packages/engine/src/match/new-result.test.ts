import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEvent, replay } from './apply-event.ts';
import { isBreach } from './breach.ts';
import type { ManualResult } from './event.ts';
import { live, matchWith, openDesk, rulesOf } from './testing/desk.ts';

const pair = (home: number, away: number) => ({ home, away });

/** What is wrong with a result entered now. */
function problem(sport: string, result: Omit<ManualResult, 'outcome'>) {
  const { manual } = openDesk();
  const rules = rulesOf(sport);
  const applied = applyEvent(matchWith(rules, []), manual({ outcome: 'NORMAL', ...result }), rules);
  return isBreach(applied) ? applied : null;
}

describe('a result entered now', () => {
  it('has a shoot-out only in sports that have one, and with a winner', () => {
    const level = { score: pair(1, 1) };
    assert.equal(problem('FOOTBALL_11', { ...level, shootOut: pair(4, 2) }), null);
    const odd = { breach: 'SCORE_INVALID', of: 'shootOut' };
    assert.deepEqual(problem('FOOTBALL_11', { ...level, shootOut: pair(3, 3) }), odd);
    assert.deepEqual(problem('TENNIS_SINGLES', { score: pair(2, 1), shootOut: pair(4, 2) }), odd);
  });

  it('has no more tries than its points allow', () => {
    assert.equal(problem('RUGBY_15', { score: pair(12, 5), tries: pair(2, 1) }), null);
    const odd = { breach: 'SCORE_INVALID', of: 'tries' };
    assert.deepEqual(problem('RUGBY_15', { score: pair(12, 5), tries: pair(3, 1) }), odd);
    assert.deepEqual(problem('FOOTBALL_11', { score: pair(2, 0), tries: pair(1, 0) }), odd);
    assert.equal(problem('FOOTBALL_11', { score: pair(2, 0), tries: pair(0, 0) }), null);
  });

  it('of baseball has no more earned runs than runs', () => {
    assert.equal(problem('BASEBALL_9', { score: pair(5, 3), earnedRuns: pair(5, 2) }), null);
    assert.deepEqual(problem('BASEBALL_9', { score: pair(5, 3), earnedRuns: pair(5, 4) }), {
      breach: 'SCORE_INVALID',
      of: 'earnedRuns',
    });
  });

  it('of match play is one side’s lead, no greater than the number of holes', () => {
    const odd = { breach: 'SCORE_INVALID', of: 'score' };
    assert.equal(problem('GOLF_MATCH', { score: pair(10, 0) }), null);
    assert.deepEqual(problem('GOLF_MATCH', { score: pair(19, 0) }), odd);
    assert.deepEqual(problem('GOLF_MATCH', { score: pair(3, 2) }), odd);
  });

  it('names the fields that do not belong to the sport', () => {
    assert.deepEqual(problem('FOOTBALL_11', { sets: [pair(6, 0)] }), { breach: 'SCORE_INVALID', of: 'sets' });
    assert.deepEqual(problem('FOOTBALL_11', { score: pair(1, 0), outs: pair(3, 3) }), {
      breach: 'SCORE_INVALID',
      of: 'outs',
    });
  });

  it('is checked more strictly than stored ones, which stay readable', () => {
    const { manual } = openDesk();
    const old = manual({ outcome: 'NORMAL', score: pair(2, 1), shootOut: pair(4, 2) });
    assert.ok(!isBreach(replay(live, [old], rulesOf('TENNIS_SINGLES'))));
  });
});
