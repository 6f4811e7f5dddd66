import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveBreach, nextStates, nextStatesFor } from './can-move.ts';
import { type CompetitionState, competitionStates } from './states.ts';
import { competitionTransitions, guards, phaseTransitions } from './transitions.ts';

const everything = new Set(guards);
const nothing = new Set<never>();

/** Written by hand from the product decisions, not derived from the transitions. */
const reachable: Record<CompetitionState, readonly CompetitionState[]> = {
  DRAFT: ['PENDING', 'PUBLICIZED', 'CANCELED'],
  PENDING: ['PUBLICIZED', 'DRAFT', 'IN_PROGRESS', 'CANCELED'],
  PUBLICIZED: ['PENDING', 'IN_PROGRESS', 'IN_PROGRESS_AND_OPENED', 'CANCELED'],
  IN_PROGRESS: ['IN_PROGRESS_AND_OPENED', 'FINISHED', 'CANCELED'],
  IN_PROGRESS_AND_OPENED: ['IN_PROGRESS', 'FINISHED', 'CANCELED'],
  FINISHED: ['IN_PROGRESS'],
  CANCELED: ['DRAFT'],
};

describe('a competition', () => {
  for (const from of competitionStates) {
    it(`moves from ${from} only to the allowed states`, () => {
      assert.deepEqual(new Set(nextStates(competitionTransitions, from)), new Set(reachable[from]));
      for (const to of competitionStates) {
        const breach = moveBreach(competitionTransitions, { from, to, by: 'super-admin' }, everything);
        if (reachable[from].includes(to)) assert.equal(breach, null, to);
        else
          assert.deepEqual(breach, {
            breach: 'INVALID_TRANSITION',
            from,
            to,
            allowed: nextStates(competitionTransitions, from),
          });
      }
    });
  }

  it('can be published by an admin, not by a referee', () => {
    const move = { from: 'PENDING', to: 'PUBLICIZED' } as const;
    assert.equal(moveBreach(competitionTransitions, { ...move, by: 'admin' }, everything), null);
    assert.deepEqual(moveBreach(competitionTransitions, { ...move, by: 'referee' }, everything), {
      breach: 'NOT_YOURS_TO_MOVE',
      by: ['super-admin', 'admin'],
    });
  });

  it('starts when it has fixtures and at least two teams; a refusal lists everything that is missing', () => {
    const move = { from: 'PUBLICIZED', to: 'IN_PROGRESS', by: 'referee' } as const;
    assert.deepEqual(moveBreach(competitionTransitions, move, nothing), {
      breach: 'HELD_BACK',
      guards: ['RULES_VALID', 'FIRST_PHASE_GENERATED', 'TWO_TEAMS'],
    });
    assert.equal(moveBreach(competitionTransitions, move, everything), null);
  });

  it('can be reopened after its end only by a super-admin, with a reason', () => {
    assert.deepEqual(nextStatesFor(competitionTransitions, 'FINISHED', 'admin'), []);
    assert.deepEqual(nextStatesFor(competitionTransitions, 'FINISHED', 'super-admin'), ['IN_PROGRESS']);
    const move = { from: 'FINISHED', to: 'IN_PROGRESS', by: 'super-admin' } as const;
    assert.deepEqual(moveBreach(competitionTransitions, move, nothing), {
      breach: 'HELD_BACK',
      guards: ['REASON_GIVEN'],
    });
  });
});

describe('a phase', () => {
  it('waits for the one before it', () => {
    const move = { from: 'PENDING', to: 'IN_PROGRESS', by: 'admin' } as const;
    assert.deepEqual(moveBreach(phaseTransitions, move, new Set(['GENERATED'] as const)), {
      breach: 'HELD_BACK',
      guards: ['PREVIOUS_OVER'],
    });
  });

  it('ends once its matches are over, and reopens only while the next phase has not started', () => {
    const close = { from: 'IN_PROGRESS', to: 'FINISHED', by: 'referee' } as const;
    assert.deepEqual(moveBreach(phaseTransitions, close, new Set(['TIES_RESOLVED'] as const)), {
      breach: 'HELD_BACK',
      guards: ['MATCHES_OVER'],
    });
    const open = { from: 'FINISHED', to: 'IN_PROGRESS', by: 'admin' } as const;
    assert.deepEqual(moveBreach(phaseTransitions, open, nothing), {
      breach: 'HELD_BACK',
      guards: ['NEXT_NOT_STARTED'],
    });
  });

  it('cannot be published on its own', () => {
    assert.ok(phaseTransitions.every(({ to }) => to !== 'PUBLICIZED'));
  });
});
