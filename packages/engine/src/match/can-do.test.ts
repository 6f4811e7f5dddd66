import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { actionsFor, actionsFrom, type MatchAction, type MatchRole, matchActionNames } from './actions.ts';
import { canDo } from './can-do.ts';
import { type MatchStatus, matchStatuses } from './status.ts';
import { fine, outcomeOf } from './testing/facts.ts';

// Written by hand from the decisions on matches, not derived from the table under test.
// A: admin and super-admin. R: referees too. Then the resulting status.
const expected: Record<MatchAction, Partial<Record<MatchStatus, readonly ['A' | 'R', MatchStatus]>>> = {
  create: {},
  update: { CREATED: ['R', 'CREATED'], SCHEDULED: ['R', 'SCHEDULED'] },
  schedule: { CREATED: ['R', 'SCHEDULED'], SCHEDULED: ['R', 'SCHEDULED'] },
  postpone: { SCHEDULED: ['R', 'CREATED'] },
  addReferees: {
    CREATED: ['R', 'CREATED'],
    SCHEDULED: ['R', 'SCHEDULED'],
    IN_PROGRESS: ['R', 'IN_PROGRESS'],
    FINISHED: ['R', 'FINISHED'],
  },
  setStream: {
    CREATED: ['R', 'CREATED'],
    SCHEDULED: ['R', 'SCHEDULED'],
    IN_PROGRESS: ['R', 'IN_PROGRESS'],
    FINISHED: ['R', 'FINISHED'],
  },
  addKnockoutParticipants: { CREATED: ['A', 'CREATED'], SCHEDULED: ['A', 'SCHEDULED'] },
  start: { CREATED: ['R', 'IN_PROGRESS'], SCHEDULED: ['R', 'IN_PROGRESS'] },
  registerEvent: { IN_PROGRESS: ['R', 'IN_PROGRESS'], FINISHED: ['R', 'FINISHED'] },
  deleteEvent: { IN_PROGRESS: ['R', 'IN_PROGRESS'], FINISHED: ['R', 'FINISHED'] },
  finish: { IN_PROGRESS: ['R', 'FINISHED'] },
  addManualResult: {
    CREATED: ['R', 'FINISHED'],
    SCHEDULED: ['R', 'FINISHED'],
    IN_PROGRESS: ['R', 'FINISHED'],
    FINISHED: ['R', 'FINISHED'],
  },
  close: { FINISHED: ['R', 'CLOSED'] },
  reopen: { FINISHED: ['R', 'IN_PROGRESS'], CLOSED: ['A', 'FINISHED'], CANCELLED: ['A', 'SCHEDULED'] },
  cancel: { CREATED: ['A', 'CANCELLED'], SCHEDULED: ['A', 'CANCELLED'], IN_PROGRESS: ['R', 'CANCELLED'] },
  delete: { CREATED: ['A', 'CREATED'], SCHEDULED: ['A', 'SCHEDULED'], CANCELLED: ['A', 'CANCELLED'] },
};

describe('who may do what, and when', () => {
  for (const action of matchActionNames) {
    it(action, () => {
      for (const status of matchStatuses) {
        const [who, to] = expected[action][status] ?? [null, 'INVALID_TRANSITION'];
        const forced = { force: true };
        assert.equal(outcomeOf(action, status, 'super-admin', forced), to, status);
        assert.equal(outcomeOf(action, status, 'admin', forced), to, status);
        assert.equal(
          outcomeOf(action, status, 'referee', forced),
          who === 'A' ? 'ROLE_NOT_ALLOWED' : to,
          status,
        );
      }
    });
  }

  it('a match that does not exist can only be created', () => {
    for (const action of matchActionNames)
      assert.equal(outcomeOf(action, null, 'admin'), action === 'create' ? 'CREATED' : 'INVALID_TRANSITION');
  });

  it('a refused action lists the allowed ones', () => {
    assert.deepEqual(
      canDo('finish', { status: 'CLOSED', dated: true }, { role: 'admin', assigned: 'CALLER' }, fine.finish),
      {
        breach: 'INVALID_TRANSITION',
        action: 'finish',
        from: 'CLOSED',
        allowed: ['reopen'],
      },
    );
  });

  it('each role is offered only its own actions', () => {
    assert.deepEqual(actionsFrom('CLOSED', 'admin'), ['reopen']);
    assert.deepEqual(actionsFrom('CLOSED', 'referee'), []);
  });

  it('a referee cannot act on a match assigned to other referees', () => {
    const others = { assigned: 'OTHERS' } as const;
    const restricted = matchActionNames.filter((action) =>
      matchStatuses.some((status) => outcomeOf(action, status, 'referee', others) === 'REFEREE_NOT_ASSIGNED'),
    );
    assert.deepEqual(restricted, [
      'addReferees',
      'start',
      'registerEvent',
      'deleteEvent',
      'finish',
      'addManualResult',
      'close',
      'reopen',
      'cancel',
    ]);
    assert.equal(outcomeOf('close', 'FINISHED', 'referee', { assigned: 'NOBODY' }), 'CLOSED');
    assert.equal(outcomeOf('close', 'FINISHED', 'admin', others), 'CLOSED');
    assert.deepEqual(actionsFor('SCHEDULED', { role: 'referee', ...others }), [
      'update',
      'schedule',
      'postpone',
      'setStream',
    ]);
  });

  it('an action records its event in the match history', () => {
    const situation = { status: 'IN_PROGRESS', dated: true } as const;
    assert.deepEqual(canDo('finish', situation, { role: 'admin', assigned: 'CALLER' }, fine.finish), {
      to: 'FINISHED',
      writes: ['END'],
    });
  });

  it('setting the first date schedules a match, changing it reschedules', () => {
    const schedule = (dated: boolean) =>
      canDo('schedule', { status: 'CREATED', dated }, { role: 'referee', assigned: 'CALLER' }, fine.schedule);
    assert.deepEqual(schedule(false), { to: 'SCHEDULED', writes: ['SCHEDULED'] });
    assert.deepEqual(schedule(true), { to: 'SCHEDULED', writes: ['RESCHEDULED'] });
  });

  it('a match without a date starts only by force, and has none after its cancellation is undone', () => {
    const undated = { status: 'CREATED', dated: false } as const;
    assert.deepEqual(canDo('start', undated, { role: 'referee', assigned: 'CALLER' }, fine.start), {
      breach: 'FORCE_REQUIRED',
      action: 'start',
      from: 'CREATED',
    });
    assert.equal(outcomeOf('reopen', 'CANCELLED', 'admin', { dated: false }), 'CREATED');
  });
});

it('no sequence of actions moves a match outside the table', () => {
  const attempt = fc.record({
    action: fc.constantFrom(...matchActionNames),
    role: fc.constantFrom<MatchRole[]>('super-admin', 'admin', 'referee'),
  });
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 30 }), (attempts) => {
      attempts.reduce<MatchStatus>((status, { action, role }) => {
        const answer = canDo(
          action,
          { status, dated: true },
          { role, assigned: 'NOBODY', force: true },
          fine[action],
        );
        const [who, to] = expected[action][status] ?? [null, status];
        const isIllegal = who === null || (who === 'A' && role === 'referee');
        assert.equal('breach' in answer, isIllegal);
        if ('breach' in answer) return status;
        assert.equal(answer.to, to);
        return to;
      }, 'CREATED');
    }),
  );
});
