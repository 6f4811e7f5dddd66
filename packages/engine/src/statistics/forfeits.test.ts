import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ManualResult, MatchStatus } from '../match/index.ts';
import { bears, lions, matchWith, openDesk, rulesOf } from '../match/testing/desk.ts';
import { forfeitNotices } from './forfeits.ts';
import type { CompetitionMatch } from './suspensions.ts';

const football = rulesOf('FOOTBALL_11');
const { manual } = openDesk();

function match(
  outcome: ManualResult['outcome'],
  phaseId = 'league',
  status: MatchStatus = 'CLOSED',
): CompetitionMatch {
  return { id: outcome, phaseId, match: { ...matchWith(football, [manual({ outcome })]), status } };
}

function notices(...matches: readonly CompetitionMatch[]): readonly string[] {
  return forfeitNotices(matches, football).map(
    ({ teamId, phaseId, forfeits, advice }) => `${teamId} ${phaseId} ${forfeits} ${advice}`,
  );
}

it('the second forfeit of a team in a phase is a warning, the third proposes its withdrawal', () => {
  const lost = match('FORFEIT_HOME');
  assert.deepEqual(notices(lost), []);
  assert.deepEqual(notices(lost, lost), [`${lions} league 2 WARN`]);
  assert.deepEqual(notices(lost, lost, lost), [`${lions} league 3 PROPOSE_WITHDRAWAL`]);
});

it('each phase counts for itself, and only what is official', () => {
  assert.deepEqual(notices(match('FORFEIT_HOME'), match('FORFEIT_HOME', 'final')), []);
  assert.deepEqual(notices(match('FORFEIT_HOME'), match('FORFEIT_HOME', 'league', 'FINISHED')), []);
});

it('when nobody comes, both have not', () => {
  assert.deepEqual(notices(match('DOUBLE_FORFEIT'), match('FORFEIT_AWAY')), [`${bears} league 2 WARN`]);
});
