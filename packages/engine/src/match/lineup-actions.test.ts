import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type LineupState, lineupStates } from './lineup.ts';
import { canActOnLineup, canSeeLineup, type LineupAction, type LineupRole } from './lineup-actions.ts';
import { type MatchStatus, matchStatuses } from './status.ts';

function outcome(action: LineupAction, state: LineupState | null, status: MatchStatus, role: LineupRole) {
  const answer = canActOnLineup(action, { state, status }, role);
  return 'breach' in answer ? answer.breach : answer.to;
}

const team = ['OWNER', 'COACH', 'CAPTAIN', 'ASSISTANT_CAPTAIN', 'STUFF'] as const;
const desk = ['super-admin', 'admin', 'referee'] as const;

describe('a team', () => {
  it('can create, change, confirm and remove its draft before the start', () => {
    for (const role of team)
      for (const status of ['CREATED', 'SCHEDULED'] as const) {
        assert.equal(outcome('save', null, status, role), 'DRAFT');
        assert.equal(outcome('save', 'DRAFT', status, role), 'DRAFT');
        assert.equal(outcome('confirm', 'DRAFT', status, role), 'CONFIRMED');
        assert.equal(outcome('remove', 'DRAFT', status, role), null);
      }
  });

  it('cannot touch a confirmed lineup, nor any lineup after the start', () => {
    for (const role of team) {
      assert.equal(outcome('save', 'CONFIRMED', 'SCHEDULED', role), 'LINEUP_NOT_OPEN');
      assert.equal(outcome('remove', 'CONFIRMED', 'SCHEDULED', role), 'LINEUP_NOT_OPEN');
      for (const status of ['IN_PROGRESS', 'FINISHED', 'CLOSED', 'CANCELLED'] as const)
        for (const action of ['save', 'confirm', 'remove'] as const)
          assert.equal(outcome(action, 'DRAFT', status, role), 'LINEUP_NOT_OPEN', `${action} ${status}`);
    }
  });
});

describe('staff and referees', () => {
  it('can change any lineup until the match is closed; it stays confirmed or locked', () => {
    const all = desk.flatMap((role) =>
      lineupStates.flatMap((state) => matchStatuses.map((status) => ({ role, state, status }))),
    );
    for (const { role, state, status } of all) {
      const isOpen = status !== 'CLOSED' && status !== 'CANCELLED';
      assert.equal(outcome('save', state, status, role), isOpen ? state : 'LINEUP_NOT_OPEN');
      assert.equal(outcome('remove', state, status, role), isOpen ? null : 'LINEUP_NOT_OPEN');
    }
  });

  it('are told what they can do instead', () => {
    const answer = canActOnLineup('confirm', { state: 'LOCKED', status: 'IN_PROGRESS' }, 'referee');
    assert.deepEqual('breach' in answer && 'allowed' in answer && answer.allowed, ['save', 'remove']);
  });
});

describe('a lineup is visible', () => {
  const kickOff = 10_000_000;
  const hour = 3_600_000;

  it('to its team and the desk at any time', () => {
    for (const viewer of ['OWN_TEAM', 'DESK'] as const)
      assert.ok(canSeeLineup(viewer, 'DRAFT', kickOff, 0), viewer);
  });

  it('to the opponent once it is confirmed', () => {
    assert.deepEqual(
      lineupStates.map((state) => canSeeLineup('RIVAL', state, kickOff, 0)),
      [false, true, true],
    );
  });

  it('to everyone from an hour before kick-off if it is confirmed, and once the match has started', () => {
    assert.equal(canSeeLineup('PUBLIC', 'CONFIRMED', kickOff, kickOff - hour - 1), false);
    assert.equal(canSeeLineup('PUBLIC', 'CONFIRMED', kickOff, kickOff - hour), true);
    assert.equal(canSeeLineup('PUBLIC', 'CONFIRMED', null, kickOff), false);
    assert.equal(canSeeLineup('PUBLIC', 'DRAFT', kickOff, kickOff), false);
    assert.equal(canSeeLineup('PUBLIC', 'LOCKED', null, 0), true);
  });
});
