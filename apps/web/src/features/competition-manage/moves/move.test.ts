import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CompetitionProgress, missingGuards } from './missing.ts';
import { guardsOf, moveOf, sortMoves } from './move.ts';

const phase = { state: 'PENDING', broker: { generatedAt: null }, matches: 0, played: 0 } as const;
const course: CompetitionProgress = { state: 'PUBLICIZED', teams: 1, phases: [phase] };

describe('moving a competition', () => {
  it('is worded by what it means for people', () => {
    assert.equal(moveOf('DRAFT', 'PENDING'), 'announce');
    assert.equal(moveOf('PUBLICIZED', 'PENDING'), 'hide');
    assert.equal(moveOf('PUBLICIZED', 'IN_PROGRESS'), 'start');
    assert.equal(moveOf('IN_PROGRESS_AND_OPENED', 'IN_PROGRESS'), 'close');
    assert.equal(moveOf('FINISHED', 'IN_PROGRESS'), 'resume');
    assert.equal(moveOf('CANCELED', 'DRAFT'), 'revive');
  });

  it('offers the usual transition first and the final one last', () => {
    assert.deepEqual(sortMoves('DRAFT', ['CANCELED', 'PENDING', 'PUBLICIZED']), [
      'PUBLICIZED',
      'PENDING',
      'CANCELED',
    ]);
  });

  it('asks for a reason where the rules require one', () => {
    assert.ok(guardsOf('competition', 'PUBLICIZED', 'CANCELED').includes('REASON_GIVEN'));
    assert.ok(!guardsOf('competition', 'DRAFT', 'PUBLICIZED').includes('REASON_GIVEN'));
    assert.ok(guardsOf('phase', 'PENDING', 'CANCELED').includes('REASON_GIVEN'));
  });

  it('lists what is missing in advance', () => {
    assert.deepEqual(missingGuards(course, 'IN_PROGRESS'), ['FIRST_PHASE_GENERATED', 'TWO_TEAMS']);
    const ready = { ...course, teams: 2, phases: [{ ...phase, matches: 1 }] };
    assert.deepEqual(missingGuards(ready, 'IN_PROGRESS'), []);
    assert.deepEqual(missingGuards({ ...course, state: 'DRAFT', phases: [] }, 'PUBLICIZED'), ['COMPLETE']);
  });
});
