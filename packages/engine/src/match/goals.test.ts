import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEvent, replay } from './apply-event.ts';
import { resultOf } from './result.ts';
import { bears, lions, live, matchWith, openDesk, pair, refusalOf, rulesOf } from './testing/desk.ts';

const football = rulesOf('FOOTBALL_11');
const basketball = rulesOf('BASKETBALL_5');

describe('goals', () => {
  it('a goal and a penalty are one each, and an own goal is one for the opponent', () => {
    const { goal, ownGoal } = openDesk();
    const match = matchWith(football, [goal(lions), goal(lions, { kind: 'PENALTY' }), ownGoal(lions)]);
    assert.deepEqual(match.tally.score, pair(2, 1));
    assert.deepEqual(match.tally.stats, { GOALS: pair(2, 0) });
  });

  it('cards and fouls are not goals, and goals are not cards, fouls or periods', () => {
    const { goal, card, foul } = openDesk();
    const noGoals = matchWith(football, [card(lions, 'YELLOW'), foul(bears)]).tally;
    assert.deepEqual([noGoals.score, noGoals.byPeriod], [pair(0, 0), []]);
    const onlyGoals = matchWith(football, [goal(lions), goal(bears)]).tally;
    const { cards, out, teamFouls, periods, sets, shootOut } = onlyGoals;
    assert.deepEqual([cards, out, teamFouls, periods, sets, shootOut], [[], [], [], [], [], null]);
  });

  it('the value of a basket comes from the rules, whatever the client sends', () => {
    const { goal } = openDesk();
    const three = { ...goal(lions, { kind: 'THREE' }), value: 50 };
    const match = matchWith(basketball, [three, goal(bears), goal(bears, { kind: 'FREE_THROW' })]);
    assert.deepEqual(match.tally.score, pair(3, 3));
  });

  it('a penalty try is worth seven and counts as a try', () => {
    const { goal } = openDesk();
    const match = matchWith(rulesOf('RUGBY_15'), [
      goal(lions, { kind: 'PENALTY_TRY' }),
      goal(bears, { kind: 'TRY' }),
      goal(bears, { kind: 'CONVERSION' }),
    ]);
    assert.deepEqual(match.tally.score, pair(7, 7));
    assert.deepEqual(match.tally.stats.TRIES, pair(1, 1));
  });

  it('a shoot-out goal does not count in the score', () => {
    const { goal } = openDesk();
    const match = matchWith(football, [goal(lions), goal(bears), goal(bears, { period: 'SO' })]);
    assert.deepEqual(match.tally.score, pair(1, 1));
    assert.deepEqual(match.tally.shootOut, pair(0, 1));
    assert.deepEqual(match.tally.stats.GOALS, pair(1, 1));
  });

  it('a match without a shoot-out has no shoot-out score; a shoot-out without goals is 0-0', () => {
    const { start } = openDesk();
    assert.equal(matchWith(football, []).tally.shootOut, null);
    assert.deepEqual(matchWith(football, [start('SO')]).tally.shootOut, pair(0, 0));
  });

  it('runs are counted by inning', () => {
    const { goal } = openDesk();
    const match = matchWith(rulesOf('BASEBALL_9'), [
      goal(bears, { period: 10 }),
      goal(lions, { period: 1 }),
      goal(lions, { period: 1 }),
    ]);
    assert.deepEqual(match.tally.byPeriod, [
      { period: 1, home: 2, away: 0 },
      { period: 10, home: 0, away: 1 },
    ]);
    assert.deepEqual(match.tally.score, pair(2, 1));
  });

  it('races and the sets of beach handball have no extra time', () => {
    const { start } = openDesk();
    const road = rulesOf('CYCLING_ROAD');
    assert.equal(resultOf(matchWith(road, [start(1)]), road).wentToExtraTime, false);
    const beach = rulesOf('BEACH_HANDBALL');
    const three = { ...beach, sets: beach.sets && { ...beach.sets, bestOf: 3 } };
    assert.equal(resultOf(matchWith(three, [start(3)]), three).wentToExtraTime, false);
  });

  it('a tenth inning is extra time', () => {
    const { goal } = openDesk();
    const baseball = rulesOf('BASEBALL_9');
    assert.equal(
      resultOf(matchWith(baseball, [goal(lions, { period: 9 })]), baseball).wentToExtraTime,
      false,
    );
    assert.equal(
      resultOf(matchWith(baseball, [goal(lions, { period: 10 })]), baseball).wentToExtraTime,
      true,
    );
  });
});

describe('the checks of an event', () => {
  const { goal, ownGoal, card, foul, set, start, end } = openDesk();

  for (const [title, code, rules, event] of [
    ['an own goal in basketball', 'EVENT_NOT_ALLOWED', basketball, ownGoal(lions)],
    ['a card in tennis', 'EVENT_NOT_ALLOWED', rulesOf('TENNIS_SINGLES'), card(lions, 'YELLOW')],
    ['a foul in volleyball', 'EVENT_NOT_ALLOWED', rulesOf('VOLLEYBALL_6'), foul(lions)],
    ['a goal in a road race', 'EVENT_NOT_ALLOWED', rulesOf('CYCLING_ROAD'), goal(lions)],
    ['a three in football', 'UNKNOWN_KIND', football, goal(lions, { kind: 'THREE' })],
    ['a green card in football', 'UNKNOWN_KIND', football, card(lions, 'GREEN')],
    ['a set in football', 'UNKNOWN_KIND', football, set(1, 6, 0)],
    ['a second yellow entered manually', 'KIND_WRITTEN_BY_RULES', football, card(lions, 'SECOND_YELLOW')],
    ['a fifth period of football', 'PERIOD_UNKNOWN', football, goal(lions, { period: 5 })],
    ['a period zero', 'PERIOD_UNKNOWN', football, start(0)],
    ['half a period', 'PERIOD_UNKNOWN', football, start(1.5)],
    ['a shoot-out in basketball', 'PERIOD_UNKNOWN', basketball, goal(lions, { period: 'SO' })],
    ['a sixth set', 'PERIOD_UNKNOWN', rulesOf('VOLLEYBALL_6'), goal(lions, { period: 6 })],
    ['a goal of another team', 'TEAM_NOT_IN_MATCH', football, goal('wolves')],
    ['a minute before the start', 'TIME_INVALID', football, goal(lions, { minute: -1 })],
    ['second sixty', 'TIME_INVALID', football, goal(lions, { second: 60 })],
    ['a set of 25-24', 'SET_SCORE_IMPOSSIBLE', rulesOf('VOLLEYBALL_6'), set(1, 25, 24)],
    ['a set with negative points', 'SET_SCORE_IMPOSSIBLE', rulesOf('VOLLEYBALL_6'), set(1, 25, -3)],
    ['a set lost with negative points', 'SET_SCORE_IMPOSSIBLE', rulesOf('VOLLEYBALL_6'), set(1, -3, 25)],
    [
      'a sixth set entered as a whole during the fifth',
      'PERIOD_UNKNOWN',
      rulesOf('VOLLEYBALL_6'),
      { ...set(5, 15, 0), payload: { set: 6, home: 25, away: 0 } },
    ],
    ['a flagrant foul in basketball', 'UNKNOWN_KIND', basketball, foul(lions, { kind: 'FLAGRANT' })],
    ['a second lap of a road race', 'PERIOD_UNKNOWN', rulesOf('CYCLING_ROAD'), start(2)],
    ['a set of 7-4', 'SET_SCORE_IMPOSSIBLE', rulesOf('PADEL_DOUBLES'), set(1, 7, 4)],
  ] as const) {
    it(title, () => assert.equal(refusalOf(rules, event), code));
  }

  it('a refusal lists the accepted kinds, except those only the rules can produce', () => {
    const refused = applyEvent(matchWith(football, []), card(lions, 'GREEN'), football);
    assert.deepEqual(refused, { breach: 'UNKNOWN_KIND', kind: 'GREEN', allowed: ['YELLOW', 'RED'] });
  });

  it('a shoot-out is an accepted period if the league gives points for it', () => {
    const kicks = goal(lions, { period: 'SO' });
    const withKicks = { ...basketball, points: { ...basketball.points, shootOutWin: 2 } };
    assert.equal(refusalOf(withKicks, kicks), null);
  });

  it('a period can start once and end once', () => {
    assert.equal(refusalOf(football, start(2), [start(1), start(2)]), 'PERIOD_ALREADY_STARTED');
    assert.equal(refusalOf(football, end(1), [start(1), end(1)]), 'PERIOD_ALREADY_ENDED');
    assert.equal(refusalOf(football, end(1), [start(1)]), null);
  });

  it('a stored event that the rules do not allow is reported by id', () => {
    const foreign = goal('wolves');
    assert.deepEqual(replay(live, [goal(lions), foreign], football), {
      breach: 'TEAM_NOT_IN_MATCH',
      teamId: 'wolves',
      eventId: foreign.id,
    });
  });

  it('basketball plays overtime until there is a winner', () => {
    assert.equal(refusalOf(basketball, goal(lions, { period: 9 })), null);
  });
});
