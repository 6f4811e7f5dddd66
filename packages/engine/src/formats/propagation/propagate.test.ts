import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { bracketPhase, singleElimDefaults, singleElimination } from '../elimination/single.ts';
import { matchesOf, type Phase } from '../model/phase.ts';
import { filledByHand, waitingSlot } from '../model/slot.ts';
import { byChance, granted, playOut, seededTeams, wonBy } from '../testing/play-out.ts';
import { corrected, correctionBreach, impactOf } from './impact.ts';
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

describe('a correction', () => {
  const semis = [wonBy('r1-1', 'HOME'), wonBy('r1-2', 'HOME')];

  test('before the final has begun changes its slot and is allowed', () => {
    const impact = impactOf(
      cup(4),
      { results: semis },
      {
        kind: 'RESULT',
        match: 'r1-1',
        result: wonBy('r1-1', 'AWAY'),
      },
    );
    assert.deepEqual(impact, {
      changes: [{ tie: 'r2-1', side: 'FIRST', matches: ['r2-1'], before: '1', after: '4' }],
      started: [],
    });
    assert.equal(correctionBreach(impact), null);
  });

  test('that takes a side from a final that has begun is refused', () => {
    const results = [...semis, wonBy('r2-1', 'HOME', 'IN_PROGRESS')];
    const impact = impactOf(cup(4), { results }, { kind: 'RESULT', match: 'r1-1', result: null });
    assert.deepEqual(correctionBreach(impact), { breach: 'DEPENDENT_STARTED', matches: ['r2-1'] });
  });

  test('that leaves the winner as it was is always allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.string(), fc.nat(), (count, seed, place) => {
        const { results } = playOut(cup(count), byChance(createRandom(seed)));
        const old = results[place % results.length];
        if (!old) return;
        const { home, away } = old.score;
        const result = { ...old, score: { home: home * 5, away: away * 5 } };
        const impact = impactOf(cup(count), { results }, { kind: 'RESULT', match: old.match, result });
        assert.deepEqual(impact, { changes: [], started: [] });
      }),
    );
  });

  test('names everything that falls with it, down to the final', () => {
    const { results } = playOut(cup(8), () => 'HOME');
    const turned = { kind: 'RESULT', match: 'r1-1', result: wonBy('r1-1', 'AWAY') } as const;
    assert.deepEqual(impactOf(cup(8), { results }, turned).started, ['r2-1', 'r3-1']);
  });

  test('once the void results are gone leaves exactly the slots it announced', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.string(), fc.nat(), (count, seed, place) => {
        const phase = cup(count, { thirdPlace: true });
        const { results } = playOut(phase, byChance(createRandom(seed)));
        const old = results[place % results.length];
        if (!old) return;
        const result = wonBy(old.match, old.score.home > 0 ? 'AWAY' : 'HOME');
        const correction = { kind: 'RESULT', match: old.match, result } as const;
        const impact = impactOf(phase, { results }, correction);
        const kept = results.filter(({ match }) => !impact.started.includes(match));
        const after = propagate(phase, corrected({ results: kept }, correction));
        for (const { tie: id, side, after: team } of impact.changes) {
          const tie = after.ties.find((one) => one.id === id);
          const slot = side === 'FIRST' ? tie?.first : tie?.second;
          assert.equal(slot?.participant ?? null, team);
        }
      }),
    );
  });

  test('of a group changes the bracket that its places feed', () => {
    const entries = ['A', 'B'].map((group) => waitingSlot({ kind: 'GROUP', group, position: 1 }));
    const place = (group: string, team: string) => ({ group, position: 1, team, provisional: false });
    const outcomes = { results: [wonBy('r1-1', 'HOME')], places: [place('A', 'Ajax'), place('B', 'Betis')] };
    const impact = impactOf(bracketPhase(entries, singleElimDefaults), outcomes, {
      kind: 'PLACES',
      places: [place('A', 'Arsenal'), place('B', 'Betis')],
    });
    assert.deepEqual(correctionBreach(impact), { breach: 'DEPENDENT_STARTED', matches: ['r1-1'] });
  });
});
