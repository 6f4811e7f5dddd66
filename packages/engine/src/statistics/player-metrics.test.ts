import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lions, openDesk, rulesOf } from '../match/testing/desk.ts';
import { creditsOf, metricKind, perMatch, playerMetrics } from './player-metrics.ts';

const football = rulesOf('FOOTBALL_11');
const basketball = rulesOf('BASKETBALL_5');
const { goals, assists, ownGoals, cards } = playerMetrics;
const first = (kind: string | null) => ({ kind, nth: 1 });

describe('the kind of a counted event', () => {
  it('is its own, or the sport’s default goal kind', () => {
    assert.equal(metricKind(goals[0], first('THREE'), basketball), 'THREE');
    assert.equal(metricKind(assists[0], first(null), football), football.goalKinds[0]?.key);
  });

  it('of an own goal is always the same', () => {
    assert.equal(metricKind(ownGoals[0], first(null), football), 'OWN_GOAL');
  });

  it('differs for a second yellow card in a match', () => {
    assert.equal(metricKind(cards[0], first('YELLOW'), football), 'YELLOW');
    assert.equal(metricKind(cards[0], { kind: 'YELLOW', nth: 2 }, football), 'SECOND_YELLOW');
  });
});

describe('what an event counts for', () => {
  const { goal, card, foul, stat } = openDesk();
  const ana = { playerId: 'ana' };
  const of = (...args: Parameters<typeof creditsOf>) =>
    creditsOf(...args).map(({ playerId, value }) => [playerId, value]);

  it('is three points and one three for a three, and a free throw is not a three', () => {
    const three = goal(lions, { ...ana, kind: 'THREE' });
    assert.deepEqual(of('goals', three, basketball), [['ana', 3]]);
    assert.deepEqual(of('threes', three, basketball), [['ana', 1]]);
    assert.deepEqual(of('threes', goal(lions, { ...ana, kind: 'FREE_THROW' }), basketball), []);
  });

  it('is a point each for scorer and assistant in hockey', () => {
    const ice = rulesOf('ICE_HOCKEY');
    assert.deepEqual(of('scorerPoints', goal(lions, { ...ana, relatedPlayerId: 'eva' }), ice), [
      ['ana', 1],
      ['eva', 1],
    ]);
    assert.deepEqual(of('scorerPoints', goal(lions, ana), ice), [['ana', 1]]);
  });

  it('is the minutes of a penalty, and none for a card to the bench', () => {
    const ice = rulesOf('ICE_HOCKEY');
    assert.deepEqual(of('penaltyMinutes', card(lions, 'MAJOR', ana), ice), [['ana', 5]]);
    assert.deepEqual(of('penaltyMinutes', card(lions, 'MINOR', { ...ana, personRole: 'STAFF' }), ice), []);
  });

  it('is a hit for a home run too, and nothing in a shoot-out', () => {
    const baseball = rulesOf('BASEBALL_9');
    assert.deepEqual(of('hits', stat(lions, 'HOME_RUN', ana), baseball), [['ana', 1]]);
    assert.deepEqual(of('goals', goal(lions, { ...ana, period: 'SO' }), football), []);
  });

  it('goes to the side if no player is named', () => {
    assert.deepEqual(of('fouls', foul(lions), basketball), [[null, 1]]);
  });
});

it('an average has two decimals, and needs a match', () => {
  assert.deepEqual([perMatch(2, 3), perMatch(3, 1), perMatch(1, 0)], [0.67, 3, null]);
});
