import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { bracketPhase, singleElimDefaults, singleElimination } from '../elimination/single.ts';
import { matchesOf, type Phase } from '../model/phase.ts';
import { filledByHand, waitingSlot } from '../model/slot.ts';
import { byChance, granted, playOut, seededTeams, wonBy } from '../testing/play-out.ts';
import { propagate } from './propagate.ts';

const cup = (count: number, params = {}): Phase =>
  granted(singleElimination(seededTeams(count), { ...singleElimDefaults, ...params }, createRandom('')));

const sidesOf = (phase: Phase, id: string) => {
  const match = matchesOf(phase).find((one) => one.id === id);
  return [match?.home, match?.away].map(
    (slot) => `${slot?.participant ?? '?'}${slot?.provisional ? '*' : ''}`,
  );
};

describe('slots', () => {
  test('wait for their match, are filled provisionally at the finish and for good at the close', () => {
    assert.deepEqual(sidesOf(propagate(cup(4), { results: [] }), 'r2-1'), ['?', '?']);
    const finished = propagate(cup(4), { results: [wonBy('r1-1', 'AWAY', 'FINISHED')] });
    assert.deepEqual(sidesOf(finished, 'r2-1'), ['4*', '?']);
    const closed = propagate(cup(4), { results: [wonBy('r1-1', 'AWAY')] });
    assert.deepEqual(sidesOf(closed, 'r2-1'), ['4', '?']);
  });

  test('of the match for the third place take the losers', () => {
    const phase = propagate(cup(4, { thirdPlace: true }), {
      results: [wonBy('r1-1', 'HOME'), wonBy('r1-2', 'AWAY')],
    });
    assert.deepEqual(sidesOf(phase, 'r2p3-1'), ['4', '2']);
  });

  test('take the places of groups, provisional while the group is', () => {
    const entries = [
      waitingSlot({ kind: 'GROUP', group: 'A', position: 1 }),
      waitingSlot({ kind: 'BEST', position: 3, place: 'A' }),
    ];
    const phase = propagate(bracketPhase(entries, singleElimDefaults), {
      results: [],
      places: [{ group: 'A', position: 1, team: 'Spain', provisional: true }],
      best: [{ position: 3, place: 'A', team: 'Wales', provisional: false }],
    });
    assert.deepEqual(sidesOf(phase, 'r1-1'), ['Spain*', 'Wales']);
  });

  test('that were filled by hand are left alone', () => {
    const phase = cup(4);
    const byHand: Phase = {
      ...phase,
      ties: phase.ties.map((tie) =>
        tie.id === 'r2-1' ? { ...tie, first: filledByHand(tie.first, 'guest') } : tie,
      ),
    };
    assert.deepEqual(sidesOf(propagate(byHand, { results: [wonBy('r1-1', 'HOME')] }), 'r2-1'), [
      'guest',
      '?',
    ]);
  });

  test('come out the same however often they are filled', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), fc.string(), (count, seed) => {
        const { phase, results } = playOut(cup(count), byChance(createRandom(seed)));
        assert.deepEqual(propagate(phase, { results }), phase);
        assert.deepEqual(propagate(phase, { results: [] }), propagate(cup(count), { results: [] }));
      }),
    );
  });
});
