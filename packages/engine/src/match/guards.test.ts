import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MatchAction, MatchRole } from './actions.ts';
import type { FactsOf } from './guards.ts';
import type { MatchStatus } from './status.ts';
import { lions, matchWith, openDesk, pair, rulesOf } from './testing/desk.ts';
import { fine, outcomeOf, teams } from './testing/facts.ts';

const football = rulesOf('FOOTBALL_11');
const desk = openDesk();
const nilNil = matchWith(football, []);

describe('the guards of an action', () => {
  const refused = <A extends MatchAction>(
    action: A,
    status: MatchStatus | null,
    facts: FactsOf[A],
    role: MatchRole = 'admin',
  ) => outcomeOf(action, status, role, { facts });

  it('a team cannot play itself, nor in a phase it is not part of', () => {
    assert.equal(refused('create', null, { ...teams, away: 'lions' }), 'SAME_TEAM_TWICE');
    assert.equal(refused('create', null, { ...teams, away: 'wolves' }), 'TEAM_NOT_IN_PHASE');
    assert.equal(refused('create', null, { ...teams, home: null, away: null }), 'CREATED');
  });

  it('a match cannot start while its teams are unknown', () => {
    assert.equal(refused('start', 'SCHEDULED', { home: 'lions', away: null }), 'TEAMS_UNKNOWN');
    assert.equal(refused('start', 'SCHEDULED', { home: null, away: 'bears' }), 'TEAMS_UNKNOWN');
  });

  it('a schedule conflict can be overridden by an admin, not by a referee', () => {
    const facts: FactsOf['schedule'] = { conflicts: ['FIELD'] };
    assert.equal(refused('schedule', 'CREATED', facts), 'SCHEDULE_CONFLICT');
    assert.equal(outcomeOf('schedule', 'CREATED', 'admin', { facts, force: true }), 'SCHEDULED');
    assert.equal(outcomeOf('schedule', 'CREATED', 'referee', { facts, force: true }), 'SCHEDULE_CONFLICT');
  });

  it('an assigned referee has that role, and is in one place at a time', () => {
    const facts = fine.addReferees;
    assert.equal(refused('addReferees', 'CREATED', { ...facts, notReferees: ['eva'] }), 'NOT_A_REFEREE');
    assert.equal(refused('addReferees', 'CREATED', { ...facts, busyReferees: ['eva'] }), 'REFEREE_CLASH');
  });

  it('a knockout cannot finish level', () => {
    const facts = { ...fine.finish, match: nilNil };
    assert.equal(refused('finish', 'IN_PROGRESS', facts), 'WINNER_REQUIRED');
    assert.equal(refused('finish', 'IN_PROGRESS', { ...facts, knockout: false }), 'FINISHED');
  });

  it('a match cannot finish with an impossible set', () => {
    const rules = rulesOf('PING_PONG_SINGLES');
    const twelve = Array.from({ length: 12 }, () => desk.goal(lions));
    const match = matchWith(rules, [...twelve, desk.set(2, 11, 0), desk.set(3, 11, 0)]);
    assert.equal(refused('finish', 'IN_PROGRESS', { match, rules, knockout: false }), 'SCORE_IN_DOUBT');
    const byHand = desk.manual({ outcome: 'NORMAL', score: { home: 3, away: 0 } });
    const settled = matchWith(rules, [...match.events, byHand]);
    assert.equal(refused('finish', 'IN_PROGRESS', { match: settled, rules, knockout: false }), 'FINISHED');
  });

  it('a forfeit, a cancellation and a reopening need a reason', () => {
    const forfeit = { ...fine.addManualResult, result: { outcome: 'FORFEIT_HOME' } } as const;
    assert.equal(refused('addManualResult', 'CREATED', forfeit), 'REASON_REQUIRED');
    assert.equal(refused('cancel', 'CREATED', { ...fine.cancel, reason: ' ' }), 'REASON_REQUIRED');
    assert.equal(refused('reopen', 'CLOSED', { ...fine.reopen, reason: '' }), 'REASON_REQUIRED');
  });

  it('an abandoned knockout may await its decision', () => {
    const result = { outcome: 'ABANDONED', reason: 'floodlights' } as const;
    const match = matchWith(football, [desk.manual(result)]);
    assert.equal(
      refused('addManualResult', 'IN_PROGRESS', { ...fine.addManualResult, match, result }),
      'FINISHED',
    );
  });

  it('an abandoned knockout whose score is kept needs a winner', () => {
    const result = { outcome: 'ABANDONED', decision: 'KEEP_SCORE', reason: 'floodlights' } as const;
    const match = matchWith(football, [desk.manual(result)]);
    const facts = { ...fine.addManualResult, match, result };
    assert.equal(refused('addManualResult', 'IN_PROGRESS', facts), 'WINNER_REQUIRED');
  });

  it('a match of sets ends when one side has the sets needed to win, and no more', () => {
    const rules = rulesOf('PING_PONG_SINGLES');
    const ending = (home: number, away: number) => {
      const result = { outcome: 'NORMAL', score: pair(home, away) } as const;
      const match = matchWith(rules, [openDesk().manual(result)]);
      return refused('addManualResult', 'SCHEDULED', { ...fine.addManualResult, rules, match, result });
    };
    assert.deepEqual(
      [ending(3, 2), ending(0, 3), ending(2, 1), ending(3, 3), ending(4, 1)],
      ['FINISHED', 'FINISHED', 'WINNER_REQUIRED', 'SCORE_INVALID', 'SCORE_INVALID'],
    );
  });

  it('cancelling a knockout requires naming who goes through', () => {
    const facts = { ...fine.cancel, knockout: true };
    assert.equal(refused('cancel', 'SCHEDULED', facts), 'ADVANCING_TEAM_REQUIRED');
    assert.equal(refused('cancel', 'SCHEDULED', { ...facts, advances: 'AWAY' }), 'CANCELLED');
  });

  it('a result that a started match depends on is locked, unless an admin keeps the winner', () => {
    const facts = { ...fine.reopen, startedDependents: ['final'] };
    assert.equal(refused('reopen', 'FINISHED', facts), 'DEPENDENT_STARTED');
    assert.equal(refused('reopen', 'FINISHED', { ...facts, keepsWinner: true }), 'IN_PROGRESS');
    assert.equal(
      refused('reopen', 'FINISHED', { ...facts, keepsWinner: true }, 'referee'),
      'DEPENDENT_STARTED',
    );
  });

  it('a match that feeds another one cannot be deleted', () => {
    assert.equal(refused('delete', 'CREATED', { feeds: ['final'] }), 'MATCH_FEEDS_OTHERS');
  });
});
