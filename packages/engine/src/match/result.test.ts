import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SportRules } from '../sports/index.ts';
import type { ManualResult, MatchEvent, Outcome } from './event.ts';
import { resultOf } from './result.ts';
import { bears, lions, matchWith, openDesk, pair, refusalOf, rulesOf } from './testing/desk.ts';

const football = rulesOf('FOOTBALL_11');
const volleyball = rulesOf('VOLLEYBALL_6');

function result(rules: SportRules, payload: ManualResult, before: readonly MatchEvent[] = []) {
  const { manual } = openDesk();
  return resultOf(matchWith(rules, [...before, { ...manual(payload), id: 'm', seq: 1000 }]), rules);
}

describe('a result by hand', () => {
  it('overrides the events and keeps them', () => {
    const { goal, manual } = openDesk();
    const match = matchWith(football, [goal(lions), manual({ outcome: 'NORMAL', score: pair(0, 2) })]);
    assert.deepEqual(resultOf(match, football).score, pair(0, 2));
    assert.deepEqual(match.tally.score, pair(1, 0));
    assert.equal(match.events.length, 2);
  });

  it('of two the later one stands', () => {
    const { manual } = openDesk();
    const first = manual({ outcome: 'NORMAL', score: pair(1, 0) });
    const second = manual({ outcome: 'NORMAL', score: pair(2, 0) });
    assert.deepEqual(resultOf(matchWith(football, [second, first]), football).score, pair(2, 0));
  });

  it('in sets gives the sets won', () => {
    const { score, sets } = result(volleyball, {
      outcome: 'NORMAL',
      sets: [pair(25, 20), pair(20, 25), pair(25, 20), pair(26, 24)],
    });
    assert.deepEqual(score, pair(3, 1));
    assert.deepEqual(sets[1], { set: 2, home: 20, away: 25, winner: 'AWAY' });
  });

  for (const [title, code, rules, payload] of [
    ['needs a score', 'SCORE_REQUIRED', football, { outcome: 'NORMAL' }],
    ['counts no half goals', 'SCORE_INVALID', football, { outcome: 'NORMAL', score: pair(0.5, 0) }],
    ['counts nothing below zero', 'SCORE_INVALID', football, { outcome: 'NORMAL', score: pair(-1, 0) }],
    ['has no sets in football', 'SCORE_INVALID', football, { outcome: 'NORMAL', sets: [pair(6, 0)] }],
    [
      'agrees with its sets',
      'SCORE_DISAGREES_WITH_SETS',
      volleyball,
      { outcome: 'NORMAL', score: pair(0, 3), sets: [pair(25, 0), pair(25, 0), pair(25, 0)] },
    ],
    ['has possible sets', 'SET_SCORE_IMPOSSIBLE', volleyball, { outcome: 'NORMAL', sets: [pair(25, 24)] }],
    [
      'names no winner against the score without the way he won',
      'METHOD_REQUIRED',
      rulesOf('BOXING_BOUT'),
      { outcome: 'NORMAL', score: pair(0, 1), winner: 'HOME' },
    ],
    [
      'names a way to win that the sport has',
      'METHOD_UNKNOWN',
      rulesOf('BOXING_BOUT'),
      { outcome: 'NORMAL', score: pair(1, 0), method: 'FALL' },
    ],
  ] as const) {
    it(title, () => assert.equal(refusalOf(rules, openDesk().manual(payload)), code));
  }

  it('tells how a bout was won', () => {
    const boxing = rulesOf('BOXING_BOUT');
    assert.equal(result(boxing, { outcome: 'NORMAL', score: pair(1, 0), method: 'TKO' }).method, 'TKO');
  });
});

describe('a forfeit', () => {
  for (const [variant, home, away] of [
    ['FOOTBALL_11', 3, 0],
    ['FUTSAL', 6, 0],
    ['BEACH_SOCCER', 10, 0],
    ['BASKETBALL_5', 20, 0],
    ['HANDBALL_7', 10, 0],
    ['ICE_HOCKEY', 5, 0],
    ['ROLLER_HOCKEY', 10, 0],
    ['RUGBY_15', 28, 0],
    ['BASEBALL_9', 9, 0],
    ['SOFTBALL', 7, 0],
    ['AMERICAN_FOOTBALL_11', 35, 0],
    ['VOLLEYBALL_6', 3, 0],
    ['PADEL_DOUBLES', 2, 0],
    ['WRESTLING', 5, 0],
  ] as const) {
    it(`of the visitors in ${variant} is ${home}-${away}`, () => {
      assert.deepEqual(result(rulesOf(variant), { outcome: 'FORFEIT_AWAY' }).score, pair(home, away));
      assert.deepEqual(result(rulesOf(variant), { outcome: 'FORFEIT_HOME' }).score, pair(away, home));
    });
  }

  it('in volleyball is three sets of 25-0, in rugby four tries', () => {
    const sets = result(volleyball, { outcome: 'FORFEIT_HOME' }).sets;
    assert.deepEqual(
      sets.map(({ home, away, winner }) => [home, away, winner]),
      [1, 2, 3].map(() => [0, 25, 'AWAY']),
    );
    assert.deepEqual(result(rulesOf('RUGBY_15'), { outcome: 'FORFEIT_AWAY' }).tries, pair(4, 0));
  });

  it('keeps the real score when it was better for the innocent side, and only then', () => {
    const { goal } = openDesk();
    const goals = (team: string, n: number) => Array.from({ length: n }, () => goal(team));
    const forfeit = { outcome: 'FORFEIT_AWAY' } as const;
    assert.deepEqual(result(football, forfeit, [...goals(lions, 5), ...goals(bears, 1)]).score, pair(5, 1));
    assert.deepEqual(result(football, forfeit, [...goals(lions, 4), ...goals(bears, 1)]).score, pair(3, 0));
    assert.deepEqual(result(football, forfeit, goals(bears, 5)).score, pair(3, 0));
  });

  it('gives no goals to players', () => {
    const { goal } = openDesk();
    const { countsForPlayers } = result(
      football,
      { outcome: 'FORFEIT_AWAY' },
      [1, 2, 3, 4].map(() => goal(lions)),
    );
    assert.equal(countsForPlayers, false);
  });

  it('for too few players in basketball is 2-0', () => {
    const basketball = rulesOf('BASKETBALL_5');
    const { score } = result(basketball, { outcome: 'FORFEIT_HOME', tooFewPlayers: true });
    assert.deepEqual(score, pair(0, 2));
  });

  it('in badminton is removed from the table', () => {
    assert.equal(result(rulesOf('BADMINTON_SINGLES'), { outcome: 'FORFEIT_HOME' }).counts, false);
  });
});

describe('other ends of a match', () => {
  for (const outcome of ['DOUBLE_FORFEIT', 'DRAW_AWARDED'] satisfies Outcome[]) {
    it(`${outcome} is 0-0 without bonus, whatever was scored`, () => {
      const { goal } = openDesk();
      const { score, noBonus, counts } = result(football, { outcome }, [goal(lions)]);
      assert.deepEqual([score, noBonus, counts], [pair(0, 0), true, true]);
    });
  }

  it('an abandoned match keeps its score, and counts only when staff keep it', () => {
    const { goal } = openDesk();
    const events = [goal(lions)];
    assert.equal(result(football, { outcome: 'ABANDONED' }, events).counts, false);
    assert.equal(result(football, { outcome: 'ABANDONED', decision: 'REPLAY' }, events).counts, false);
    const kept = result(football, { outcome: 'ABANDONED', decision: 'KEEP_SCORE' }, events);
    assert.deepEqual([kept.counts, kept.score], [true, pair(1, 0)]);
  });
});
