import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MatchEvent } from '../match/index.ts';
import { bears, lions, matchWith, openDesk, rulesOf } from '../match/testing/desk.ts';
import { type MatchPlayed, type PlayerMetric, rankPlayers } from './player-metrics.ts';

const { goal, ownGoal, card, manual } = openDesk();
const ana = { playerId: 'ana' };
const eva = { playerId: 'eva' };
const sol = { playerId: 'sol' };

function played(
  events: readonly MatchEvent[],
  players: readonly string[] = [],
  variant = 'FOOTBALL_11',
): MatchPlayed {
  const rules = rulesOf(variant);
  const match = { ...matchWith(rules, events), status: 'CLOSED' as const };
  return { match, rules, appearances: players.map((playerId) => ({ teamId: lions, playerId })) };
}

function list(metric: PlayerMetric, matches: readonly MatchPlayed[]) {
  return rankPlayers(metric, matches, (id) => id).map(({ rank, playerId, value }) => [rank, playerId, value]);
}

describe('the scorers', () => {
  it('share a rank when they scored alike; who needed fewer matches stands first', () => {
    const matches = [
      played([goal(lions, sol), goal(lions, eva), goal(lions, ana)], ['ana', 'eva', 'sol']),
      played([goal(lions, sol), goal(lions, sol)], ['sol', 'ana']),
    ];
    assert.deepEqual(list('goals', matches), [
      [1, 'sol', 3],
      [2, 'eva', 1],
      [2, 'ana', 1],
    ]);
  });

  it('the next rank after a shared one is left out', () => {
    const goals = [goal(lions, ana), goal(lions, eva), goal(lions, ana), goal(lions, eva), goal(lions, sol)];
    assert.deepEqual(
      list('goals', [played(goals)]).map(([rank]) => rank),
      [1, 1, 3],
    );
  });

  it('count points where goals have values, and every kind', () => {
    const threes = [goal(lions, { ...ana, kind: 'THREE' }), goal(lions, { ...ana, kind: 'FREE_THROW' })];
    const [row] = rankPlayers('goals', [played(threes, ['ana'], 'BASKETBALL_5')], (id) => id);
    assert.deepEqual([row?.value, row?.byKind, row?.perMatch], [4, { THREE: 1, FREE_THROW: 1 }, 4]);
  });

  it('get nothing from a shoot-out, an own goal, a forfeit or a match that goes on', () => {
    const running = played([goal(lions, ana)]);
    const nothing = [
      played([goal(lions, { ...ana, period: 'SO' }), ownGoal(lions, ana)]),
      played([goal(lions, ana), manual({ outcome: 'FORFEIT_AWAY' })]),
      { ...running, match: { ...running.match, status: 'IN_PROGRESS' as const } },
    ];
    assert.deepEqual(list('goals', nothing), []);
  });

  it('get nothing, not even a match, from a result that was only written down', () => {
    const written = played([manual({ outcome: 'NORMAL', score: { home: 3, away: 0 } })], ['ana']);
    const [row] = rankPlayers('goals', [played([goal(lions, ana)], ['ana']), written], (id) => id);
    assert.deepEqual([row?.value, row?.matches], [1, 1]);
  });

  it('have a row for each team they scored for', () => {
    const rows = rankPlayers('goals', [played([goal(lions, ana), goal(bears, ana)])], (id) => id);
    assert.deepEqual(
      rows.map(({ teamId }) => teamId),
      [bears, lions],
    );
  });

  it('have an average to two decimals, and none without a match', () => {
    const one = played([goal(lions, ana)], ['ana']);
    const [row] = rankPlayers('goals', [one, one, played([], ['ana'])], (id) => id);
    assert.deepEqual([row?.matches, row?.perMatch], [3, 0.67]);
    const [unknown] = rankPlayers('goals', [played([goal(lions, ana)])], (id) => id);
    assert.equal(unknown?.perMatch, null);
  });
});

describe('other lists', () => {
  it('an assist counts one, however much the basket was worth', () => {
    const three = goal(lions, { ...ana, kind: 'THREE', relatedPlayerId: 'eva' });
    assert.deepEqual(list('assists', [played([three], [], 'BASKETBALL_5')]), [[1, 'eva', 1]]);
  });

  it('own goals belong to who scored them', () => {
    assert.deepEqual(list('ownGoals', [played([ownGoal(lions, ana)])]), [[1, 'ana', 1]]);
  });

  it('a second yellow is a card of its own kind; coaches have their own book', () => {
    const cards = [
      card(lions, 'YELLOW', ana),
      card(lions, 'YELLOW', ana),
      card(lions, 'RED', { ...eva, personRole: 'STAFF' }),
    ];
    const rows = rankPlayers('cards', [played(cards)], (id) => id);
    assert.deepEqual(
      rows.map(({ playerId, value, byKind }) => [playerId, value, byKind]),
      [['ana', 2, { YELLOW: 1, SECOND_YELLOW: 1 }]],
    );
  });
});
