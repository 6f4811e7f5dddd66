import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sportByKey } from '@traip/engine';
import { type ManualResult, openMatch, resultOf } from '@traip/engine/match';
import type { MatchFacts, PhaseFacts } from '../facts/facts.ts';
import { decidedAt, tableMatch } from './table-match.ts';
import { tablesOf } from './tables.ts';

/** The table's view of a match with a manual result. */
function seen(key: string, manual: ManualResult) {
  const rules = sportByKey(key);
  assert.ok(rules);
  const played = openMatch({ home: 'a', away: 'b', status: 'FINISHED' }, rules);
  const result = resultOf({ ...played, tally: { ...played.tally, manual } }, rules);
  const match = { id: 'm', homeTeamId: 'a', awayTeamId: 'b', kickOff: null, state: 'CLOSED', result };
  const facts = { rules, details: new Map() };
  const [found] = tableMatch(match as unknown as MatchFacts, facts as unknown as PhaseFacts);
  assert.ok(found);
  return found;
}

describe('what a table reads from a match', () => {
  it('of a bout: its winner by method, and its value', () => {
    const score = { home: 2, away: 6 };
    const { winner, classPoints } = seen('FREESTYLE', {
      outcome: 'NORMAL',
      score,
      method: 'FALL',
      winner: 'HOME',
    });
    assert.deepEqual([winner, classPoints], ['HOME', { home: 5, away: 0 }]);
  });

  it('of a game of baseball: its outs and earned runs, if they were recorded', () => {
    const recorded = { outs: { home: 24, away: 27 }, earnedRuns: { home: 4, away: 1 } };
    const score = { home: 5, away: 2 };
    const { outs, earnedRuns } = seen('BASEBALL_9', { outcome: 'NORMAL', score, ...recorded });
    assert.deepEqual({ outs, earnedRuns }, recorded);
    assert.equal(seen('BASEBALL_9', { outcome: 'NORMAL', score }).outs, undefined);
  });

  it('of a football match: neither', () => {
    const football = seen('FOOTBALL_11', { outcome: 'NORMAL', score: { home: 1, away: 0 } });
    assert.deepEqual(
      [football.winner, football.classPoints, football.outs],
      [undefined, undefined, undefined],
    );
  });
});

describe('the table of a ladder', () => {
  it('counts a match from its kick-off, or from its decision if that was earlier or there was none', () => {
    const [kickOff, finishedAt] = [new Date('2027-03-13T17:00:00Z'), new Date('2027-03-15T09:00:00Z')];
    assert.equal(decidedAt({ kickOff, finishedAt }), kickOff);
    assert.equal(decidedAt({ kickOff: null, finishedAt }), finishedAt);
    assert.equal(decidedAt({ kickOff: finishedAt, finishedAt: kickOff }), kickOff);
    assert.equal(decidedAt({ kickOff: null, finishedAt: null }), null);
  });

  it('follows its places: a team that beats a higher one takes its place', () => {
    const rules = sportByKey('PADEL_DOUBLES');
    const entered = { status: 'ACCEPTED', decidedAt: null, withdrawalMode: null };
    const match = {
      id: 'm',
      homeTeamId: 'c',
      awayTeamId: 'a',
      kickOff: null,
      groupKey: null,
      kind: 'NORMAL',
      finishedAt: null,
      state: 'CLOSED',
      homeScore: 2,
      awayScore: 0,
      result: null,
    };
    const facts = {
      id: 'p',
      algorithm: 'LADDER',
      params: {},
      rules,
      state: 'IN_PROGRESS',
      groups: [],
      ties: [],
      adjustments: [],
      carried: [],
      draws: [],
      byes: [],
      details: new Map(),
      matches: [match],
      teams: ['a', 'b', 'c'].map((teamId, index) => ({ ...entered, teamId, seed: index + 1 })),
    };
    const [ladder] = tablesOf(facts as unknown as PhaseFacts);
    assert.deepEqual(
      ladder?.table.rows.map(({ rank, team }) => `${rank} ${team}`),
      ['1 c', '2 a', '3 b'],
    );
  });
});
