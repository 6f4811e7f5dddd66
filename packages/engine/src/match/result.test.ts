import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SportRules } from '../sports/index.ts';
import { applyEvent } from './apply-event.ts';
import type { ManualResult, MatchEvent, Outcome } from './event.ts';
import { forfeiter, resultOf, winningSide } from './result.ts';
import { bears, lions, matchWith, openDesk, pair, refusalOf, rulesOf } from './testing/desk.ts';

const football = rulesOf('FOOTBALL_11');
const volleyball = rulesOf('VOLLEYBALL_6');

function result(rules: SportRules, payload: ManualResult, before: readonly MatchEvent[] = []) {
  const { manual } = openDesk();
  return resultOf(matchWith(rules, [...before, { ...manual(payload), id: 'm', seq: 1000 }]), rules);
}

it('a played match counts for the table and for the players, and earns bonus points', () => {
  const { goal } = openDesk();
  assert.deepEqual(resultOf(matchWith(football, [goal(lions)]), football), {
    outcome: 'NORMAL',
    source: 'EVENTS',
    score: pair(1, 0),
    sets: [],
    shootOut: null,
    tries: pair(0, 0),
    wentToExtraTime: false,
    method: null,
    winnerByMethod: null,
    counts: true,
    countsForPlayers: true,
    noBonus: false,
  });
});

describe('a manual result', () => {
  it('overrides the events and keeps them', () => {
    const { goal, manual } = openDesk();
    const match = matchWith(football, [goal(lions), manual({ outcome: 'NORMAL', score: pair(0, 2) })]);
    assert.deepEqual(resultOf(match, football).score, pair(0, 2));
    assert.deepEqual(match.tally.score, pair(1, 0));
    assert.equal(match.events.length, 2);
  });

  it('is replaced by a later one', () => {
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

  it('has sets of any length that the sport allows, a shorter last one too', () => {
    const five = [pair(25, 20), pair(20, 25), pair(25, 20), pair(20, 25), pair(15, 13)];
    assert.deepEqual(result(volleyball, { outcome: 'NORMAL', sets: five, score: pair(3, 2) }).sets[4], {
      set: 5,
      ...pair(15, 13),
      winner: 'HOME',
    });
    const halves = { outcome: 'NORMAL', sets: [pair(12, 10), pair(9, 14)] } as const;
    assert.deepEqual(result(rulesOf('BEACH_HANDBALL'), halves).score, pair(1, 1));
  });

  it('without sets clears the sets that were played', () => {
    const { set } = openDesk();
    const { score, sets } = result(volleyball, { outcome: 'NORMAL', score: pair(0, 3) }, [set(1, 25, 0)]);
    assert.deepEqual([score, sets], [pair(0, 3), []]);
  });

  it('may give tries, innings and extra time, and keeps as played what it does not give', () => {
    const { goal } = openDesk();
    const rugby = rulesOf('RUGBY_15');
    const tries = [goal(lions, { kind: 'TRY', period: 3 })];
    const score = pair(5, 0);
    const silent = result(rugby, { outcome: 'NORMAL', score }, tries);
    assert.deepEqual([silent.tries, silent.wentToExtraTime], [pair(1, 0), true]);
    const explicit = result(rugby, { outcome: 'NORMAL', score, tries: pair(0, 0), extraTime: false }, tries);
    assert.deepEqual([explicit.tries, explicit.wentToExtraTime], [pair(0, 0), false]);
    const innings = { outs: pair(27, 24), earnedRuns: pair(2, 1) };
    const baseball = result(rulesOf('BASEBALL_9'), { outcome: 'NORMAL', score: pair(3, 2), ...innings });
    assert.deepEqual([baseball.outs, baseball.earnedRuns], [innings.outs, innings.earnedRuns]);
  });

  it('of a race has no score', () => {
    assert.equal(refusalOf(rulesOf('CYCLING_ROAD'), openDesk().manual({ outcome: 'NORMAL' })), null);
  });

  it('names the impossible set', () => {
    const wrong = openDesk().manual({ outcome: 'NORMAL', sets: [pair(25, 20), pair(25, 24)] });
    assert.deepEqual(applyEvent(matchWith(volleyball, []), wrong, volleyball), {
      breach: 'SET_SCORE_IMPOSSIBLE',
      set: 2,
    });
  });

  for (const [title, code, rules, payload] of [
    ['needs a score in set sports too', 'SCORE_REQUIRED', volleyball, { outcome: 'NORMAL' }],
    [
      'has no more sets than are played',
      'SET_SCORE_IMPOSSIBLE',
      volleyball,
      { outcome: 'NORMAL', sets: Array.from({ length: 6 }, () => pair(25, 0)).with(4, pair(15, 0)) },
    ],
    [
      'agrees with the sets the away side won',
      'SCORE_DISAGREES_WITH_SETS',
      volleyball,
      { outcome: 'NORMAL', score: pair(3, 1), sets: [pair(25, 0), pair(25, 0), pair(25, 0)] },
    ],
    [
      'agrees with the sets the home side won',
      'SCORE_DISAGREES_WITH_SETS',
      volleyball,
      { outcome: 'NORMAL', score: pair(2, 0), sets: [pair(25, 0), pair(25, 0), pair(25, 0)] },
    ],
    [
      'has outs only in sports with innings',
      'SCORE_INVALID',
      football,
      { outcome: 'NORMAL', score: pair(1, 0), outs: pair(27, 27) },
    ],
    [
      'has earned runs only in sports with innings',
      'SCORE_INVALID',
      football,
      { outcome: 'NORMAL', score: pair(1, 0), earnedRuns: pair(1, 0) },
    ],
    ['needs a score', 'SCORE_REQUIRED', football, { outcome: 'NORMAL' }],
    ['has no half goals', 'SCORE_INVALID', football, { outcome: 'NORMAL', score: pair(0.5, 0) }],
    ['has no negative scores', 'SCORE_INVALID', football, { outcome: 'NORMAL', score: pair(-1, 0) }],
    ['has no sets in football', 'SCORE_INVALID', football, { outcome: 'NORMAL', sets: [pair(6, 0)] }],
    [
      'agrees with its sets',
      'SCORE_DISAGREES_WITH_SETS',
      volleyball,
      { outcome: 'NORMAL', score: pair(0, 3), sets: [pair(25, 0), pair(25, 0), pair(25, 0)] },
    ],
    ['has possible sets', 'SET_SCORE_IMPOSSIBLE', volleyball, { outcome: 'NORMAL', sets: [pair(25, 24)] }],
    [
      'names no winner against the score without a method',
      'METHOD_REQUIRED',
      rulesOf('BOXING_BOUT'),
      { outcome: 'NORMAL', score: pair(0, 1), winner: 'HOME' },
    ],
    [
      'names a method the sport has',
      'METHOD_UNKNOWN',
      rulesOf('BOXING_BOUT'),
      { outcome: 'NORMAL', score: pair(1, 0), method: 'FALL' },
    ],
  ] as const) {
    it(title, () => assert.equal(refusalOf(rules, openDesk().manual(payload)), code));
  }

  it('records how a bout was won', () => {
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
      sets,
      [1, 2, 3].map((set) => ({ set, ...pair(0, 25), winner: 'AWAY' })),
    );
    assert.equal(result(volleyball, { outcome: 'FORFEIT_AWAY' }).sets[0]?.winner, 'HOME');
    assert.deepEqual(result(rulesOf('RUGBY_15'), { outcome: 'FORFEIT_AWAY' }).tries, pair(4, 0));
  });

  it('keeps the real score only if it was better for the innocent side', () => {
    const { goal } = openDesk();
    const goals = (team: string, n: number) => Array.from({ length: n }, () => goal(team));
    const forfeit = { outcome: 'FORFEIT_AWAY' } as const;
    assert.deepEqual(result(football, forfeit, [...goals(lions, 5), ...goals(bears, 1)]).score, pair(5, 1));
    assert.deepEqual(result(football, forfeit, [...goals(lions, 4), ...goals(bears, 1)]).score, pair(3, 0));
    assert.deepEqual(result(football, forfeit, goals(bears, 5)).score, pair(3, 0));
    const visitorsAhead = [...goals(bears, 5), ...goals(lions, 1)];
    assert.deepEqual(result(football, { outcome: 'FORFEIT_HOME' }, visitorsAhead).score, pair(1, 5));
    assert.deepEqual(result(football, { outcome: 'FORFEIT_HOME' }, goals(lions, 5)).score, pair(0, 3));
    const byHand = { ...forfeit, score: pair(6, 1), tries: pair(1, 0) };
    const { score, tries } = result(football, byHand, goals(lions, 1));
    assert.deepEqual([score, tries], [byHand.score, byHand.tries]);
  });

  it('keeps the tries of a real score that stands', () => {
    const { goal } = openDesk();
    const tries = Array.from({ length: 7 }, () => goal(lions, { kind: 'TRY' }));
    const forfeited = result(rulesOf('RUGBY_15'), { outcome: 'FORFEIT_AWAY' }, tries);
    assert.deepEqual([forfeited.score, forfeited.tries], [pair(35, 0), pair(7, 0)]);
  });

  it('by walkover has no score, even if the innocent side was ahead', () => {
    const { goal } = openDesk();
    const walkover = result(rulesOf('BASKETBALL_3X3'), { outcome: 'FORFEIT_AWAY' }, [goal(lions)]);
    assert.deepEqual(walkover.score, pair(0, 0));
  });

  it('counts for the table; in football it has neither sets nor tries', () => {
    const { counts, sets, tries } = result(football, { outcome: 'FORFEIT_AWAY' });
    assert.deepEqual([counts, sets, tries], [true, [], pair(0, 0)]);
  });

  it('is attributed to one side; a double forfeit to neither', () => {
    const sides = (['FORFEIT_HOME', 'FORFEIT_AWAY', 'DOUBLE_FORFEIT', 'DRAW_AWARDED'] as const).map(
      (outcome) => forfeiter(result(football, { outcome })),
    );
    assert.deepEqual(sides, ['HOME', 'AWAY', null, null]);
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

  it('in badminton does not count in the table', () => {
    assert.equal(result(rulesOf('BADMINTON_SINGLES'), { outcome: 'FORFEIT_HOME' }).counts, false);
  });
});

describe('other endings of a match', () => {
  for (const outcome of ['DOUBLE_FORFEIT', 'DRAW_AWARDED'] satisfies Outcome[]) {
    it(`${outcome} is 0-0 without bonus, whatever was scored`, () => {
      const { goal } = openDesk();
      const { score, noBonus, counts } = result(football, { outcome }, [goal(lions)]);
      assert.deepEqual([score, noBonus, counts], [pair(0, 0), true, true]);
    });
  }

  it('an abandoned match shows its score, and counts only if staff keep it', () => {
    const { goal } = openDesk();
    const events = [goal(lions)];
    assert.equal(result(football, { outcome: 'ABANDONED' }, events).counts, false);
    assert.equal(result(football, { outcome: 'ABANDONED', decision: 'REPLAY' }, events).counts, false);
    const abandoned = result(football, { outcome: 'ABANDONED', decision: 'KEEP_SCORE' }, events);
    assert.deepEqual([abandoned.counts, abandoned.score], [true, pair(1, 0)]);
  });

  it('an abandoned match may be kept with the score or sets that staff enter', () => {
    const { set } = openDesk();
    const keepScore = { outcome: 'ABANDONED', decision: 'KEEP_SCORE' } as const;
    const events = [set(1, 25, 0)];
    const asPlayed = result(volleyball, keepScore, events);
    assert.deepEqual([asPlayed.score, asPlayed.sets.length], [pair(1, 0), 1]);
    const byScore = result(volleyball, { ...keepScore, score: pair(2, 1) }, events);
    assert.deepEqual([byScore.score, byScore.sets], [pair(2, 1), []]);
    const bySets = result(volleyball, { ...keepScore, sets: [pair(0, 25)] }, events);
    assert.deepEqual([bySets.score, bySets.sets.length], [pair(0, 1), 1]);
  });
});

describe('the winner', () => {
  const won = (payload: ManualResult) => winningSide(result(football, payload));

  it('is the side that scored more, or more in the shoot-out; none after a draw', () => {
    assert.equal(won({ outcome: 'NORMAL', score: pair(2, 1) }), 'HOME');
    assert.equal(won({ outcome: 'NORMAL', score: pair(1, 1), shootOut: pair(2, 4) }), 'AWAY');
    assert.equal(won({ outcome: 'NORMAL', score: pair(1, 1) }), null);
  });

  it('is the side that showed up; none if neither did', () => {
    assert.equal(won({ outcome: 'FORFEIT_HOME' }), 'AWAY');
    assert.equal(won({ outcome: 'FORFEIT_AWAY' }), 'HOME');
    assert.equal(won({ outcome: 'DOUBLE_FORFEIT' }), null);
  });
});
