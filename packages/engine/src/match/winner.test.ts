import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SportRules } from '../sports/index.ts';
import type { MatchEvent } from './event.ts';
import { resultOf } from './result.ts';
import { bears, lions, matchWith, openDesk, pair, rulesOf } from './testing/desk.ts';
import { type WinnerNeeds, winnerOf } from './winner.ts';

const football = rulesOf('FOOTBALL_11');
const league = { knockout: false };
const knockout = { knockout: true };

const { goal, set, start, end, manual } = openDesk();

function winner(rules: SportRules, events: readonly MatchEvent[], needs: WinnerNeeds) {
  return winnerOf(matchWith(rules, events), rules, needs);
}

describe('the winner', () => {
  it('is the side that scored more', () => {
    assert.deepEqual(winner(football, [goal(lions)], knockout), { winner: 'HOME', by: 'SCORE' });
  });

  it('is null in a level league match', () => {
    assert.deepEqual(winner(football, [], league), { winner: null, by: 'DRAW' });
  });

  it('is required in a knockout', () => {
    assert.deepEqual(winner(football, [], knockout), { breach: 'WINNER_REQUIRED', score: pair(0, 0) });
  });

  it('is required in basketball even in a league, and decided in overtime', () => {
    const basketball = rulesOf('BASKETBALL_5');
    assert.deepEqual(winner(basketball, [], league), { breach: 'WINNER_REQUIRED', score: pair(0, 0) });
    const overtime = [goal(bears, { period: 5 })];
    assert.deepEqual(winner(basketball, overtime, league), { winner: 'AWAY', by: 'EXTRA_TIME' });
  });

  it('is decided by the shoot-out, which does not change the score', () => {
    const shootOut = [goal(bears, { period: 'SO' })];
    assert.deepEqual(winner(football, shootOut, knockout), { winner: 'AWAY', by: 'SHOOT_OUT' });
    assert.deepEqual(winner(football, [...shootOut, goal(lions)], knockout), { winner: 'HOME', by: 'SCORE' });
    const level = [...shootOut, goal(lions, { period: 'SO' })];
    assert.ok('breach' in winner(football, level, knockout));
  });

  it('of a league match is null after a shoot-out, unless the league gives points for it', () => {
    const shootOut = [goal(bears, { period: 'SO' })];
    assert.deepEqual(winner(football, shootOut, league), { winner: null, by: 'DRAW' });
    const hockey = rulesOf('FIELD_HOCKEY');
    assert.deepEqual(winner(hockey, shootOut, league), { winner: null, by: 'DRAW' });
    const withBonus = { ...hockey, points: { ...hockey.points, shootOutWin: 2, shootOutLoss: 1 } };
    assert.deepEqual(winner(withBonus, shootOut, league), { winner: 'AWAY', by: 'SHOOT_OUT' });
  });

  it('is decided by tries in rugby when extra time ends level', () => {
    const rugby = rulesOf('RUGBY_15');
    const fifteen = [
      ...[1, 2, 3].map(() => goal(lions, { kind: 'TRY' })),
      ...[1, 2, 3, 4, 5].map(() => goal(bears, { kind: 'PENALTY_GOAL' })),
    ];
    assert.ok('breach' in winner(rugby, fifteen, knockout));
    const afterExtraTime = [...fifteen, start(3), end(4)];
    assert.deepEqual(winner(rugby, afterExtraTime, knockout), { winner: 'HOME', by: 'TRIES' });
    assert.deepEqual(winner(rugby, fifteen, league), { winner: null, by: 'DRAW' });
  });

  it('of a set sport needs enough sets: 2-1 in a best of five is not the end', () => {
    const volleyball = rulesOf('VOLLEYBALL_6');
    const three = [set(1, 25, 0), set(2, 0, 25), set(3, 25, 0)];
    assert.ok('breach' in winner(volleyball, three, league));
    assert.deepEqual(winner(volleyball, [...three, set(4, 25, 0)], league), { winner: 'HOME', by: 'SCORE' });
  });

  it('is known before the end: with the third set, or with the 21st point in 3x3', () => {
    const volleyball = rulesOf('VOLLEYBALL_6');
    const two = [set(1, 25, 0), set(2, 25, 0)];
    assert.equal(matchWith(volleyball, two).tally.decided, null);
    assert.equal(matchWith(volleyball, [...two, set(3, 25, 0)]).tally.decided, 'HOME');
    const baskets = Array.from({ length: 21 }, () => goal(bears));
    assert.equal(matchWith(rulesOf('BASKETBALL_3X3'), baskets.slice(1)).tally.decided, null);
    assert.equal(matchWith(rulesOf('BASKETBALL_3X3'), baskets).tally.decided, 'AWAY');
    assert.equal(matchWith(rulesOf('BASKETBALL_5'), baskets).tally.decided, null);
  });

  it('of beach handball at one half each comes from the shoot-out', () => {
    const beach = rulesOf('BEACH_HANDBALL');
    const halves = [goal(lions, { period: 1 }), end(1), goal(bears, { period: 2 }), end(2)];
    assert.ok('breach' in winner(beach, halves, league));
    const tooEarly = [...halves.slice(0, 2), goal(bears, { period: 'SO' })];
    assert.ok('breach' in winner(beach, tooEarly, league));
    const shootOut = [...halves, goal(bears, { period: 'SO' })];
    assert.deepEqual(winner(beach, shootOut, league), { winner: 'AWAY', by: 'SHOOT_OUT' });
  });

  it('of two legs is the leader on aggregate; if level, the shoot-out decides', () => {
    const second = [goal(lions)];
    assert.deepEqual(winner(football, second, { knockout: true, carried: pair(0, 2) }), {
      winner: 'AWAY',
      by: 'SCORE',
    });
    assert.deepEqual(winner(football, second, { knockout: true, carried: pair(1, 0) }), {
      winner: 'HOME',
      by: 'SCORE',
    });
    const level = { knockout: true, carried: pair(0, 1) };
    assert.ok('breach' in winner(football, second, level));
    assert.deepEqual(winner(football, [...second, goal(lions, { period: 'SO' })], level), {
      winner: 'HOME',
      by: 'SHOOT_OUT',
    });
  });

  it('of a forfeit is the other side; of a double forfeit null, which a knockout does not accept', () => {
    assert.deepEqual(winner(football, [manual({ outcome: 'FORFEIT_HOME' })], knockout), {
      winner: 'AWAY',
      by: 'FORFEIT',
    });
    const both = [manual({ outcome: 'DOUBLE_FORFEIT' })];
    assert.deepEqual(winner(football, both, league), { winner: null, by: 'FORFEIT' });
    assert.ok('breach' in winner(football, both, knockout));
  });

  it('of an awarded draw is null, even in a sport without draws', () => {
    const awarded = [manual({ outcome: 'DRAW_AWARDED' })];
    assert.deepEqual(winner(rulesOf('BASKETBALL_5'), awarded, league), { winner: null, by: 'DRAW' });
  });

  it('of a match abandoned level is null if its score is kept, even in a sport without draws', () => {
    const abandoned = [manual({ outcome: 'ABANDONED', decision: 'KEEP_SCORE' })];
    assert.deepEqual(winner(rulesOf('BASKETBALL_5'), abandoned, league), { winner: null, by: 'DRAW' });
  });

  it('of a manual result may come from its shoot-out', () => {
    const result = manual({ outcome: 'NORMAL', score: pair(1, 1), shootOut: pair(4, 3) });
    assert.deepEqual(winner(football, [result], knockout), { winner: 'HOME', by: 'SHOOT_OUT' });
  });

  it('of a bout by knockout may be behind on points', () => {
    const boxing = rulesOf('BOXING_BOUT');
    const behind = [goal(bears), goal(bears), manual({ outcome: 'NORMAL', method: 'KO', winner: 'HOME' })];
    assert.deepEqual(winner(boxing, behind, knockout), { winner: 'HOME', by: 'METHOD' });
    assert.deepEqual(resultOf(matchWith(boxing, behind), boxing).score, pair(0, 2));
  });
});
