import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../chance/random.ts';
import { doubleElimDefaults, doubleElimination } from '../elimination/double.ts';
import { bracketPhase, singleElimDefaults, singleElimination } from '../elimination/single.ts';
import { matchesOf, noTieRules, type Phase } from '../model/phase.ts';
import { emptySlot, filledByHand, type Slot, type SlotSource, waitingSlot } from '../model/slot.ts';
import { roundRobinDefaults, roundRobinRounds } from '../round-robin/round-robin.ts';
import { byChance, granted, playOut, seededTeams, wonBy } from '../testing/play-out.ts';
import { propagate } from './propagate.ts';
import type { BestPlace, GroupPlace } from './result.ts';

const cup = (count: number, params = {}): Phase =>
  granted(singleElimination(seededTeams(count), { ...singleElimDefaults, ...params }, createRandom('')));

/** The team of a slot, with a star while it may still change. */
const nameIn = (slot: Slot | undefined) => `${slot?.participant ?? '?'}${slot?.provisional ? '*' : ''}`;

const sidesOf = (phase: Phase, id: string) => {
  const match = matchesOf(phase).find((one) => one.id === id);
  return [match?.home, match?.away].map(nameIn);
};

const placeIn = (group: string, position: number): SlotSource => ({ kind: 'GROUP', group, position });
const finished = (group: string, position: number, team: string): GroupPlace => ({
  group,
  position,
  team,
  provisional: false,
});

describe('slots', () => {
  test('wait for their match, are filled provisionally when it finishes and finally when it closes', () => {
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

  test('filled manually are left unchanged', () => {
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

  test('do not change when filled again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), fc.string(), (count, seed) => {
        const { phase, results } = playOut(cup(count), byChance(createRandom(seed)));
        assert.deepEqual(propagate(phase, { results }), phase);
        assert.deepEqual(propagate(phase, { results: [] }), propagate(cup(count), { results: [] }));
      }),
    );
  });

  test('become certain when a provisional result is closed, and uncertain when it is reopened', () => {
    const closed = { results: [wonBy('r1-1', 'AWAY')] };
    const open = { results: [wonBy('r1-1', 'AWAY', 'FINISHED')] };
    assert.deepEqual(sidesOf(propagate(propagate(cup(4), open), closed), 'r2-1'), ['4', '?']);
    assert.deepEqual(sidesOf(propagate(propagate(cup(4), closed), open), 'r2-1'), ['4*', '?']);
  });

  test('stay uncertain in every round that follows from a provisional result', () => {
    const results = [wonBy('r1-1', 'HOME', 'FINISHED'), wonBy('r1-2', 'HOME'), wonBy('r2-1', 'AWAY')];
    const phase = propagate(cup(8), { results });
    assert.deepEqual(sidesOf(phase, 'r3-1'), ['4*', '?']);
  });

  test('wait while the match that feeds them is level', () => {
    const level = { match: 'r1-1', state: 'CLOSED', score: { home: 1, away: 1 } } as const;
    assert.deepEqual(sidesOf(propagate(cup(4), { results: [level] }), 'r2-1'), ['?', '?']);
  });

  test('wait if a team of the match that feeds them is unknown, even if it has a result', () => {
    for (const known of [wonBy('r1-1', 'HOME'), wonBy('r1-2', 'HOME')]) {
      for (const side of ['HOME', 'AWAY'] as const) {
        const phase = propagate(cup(8), { results: [known, wonBy('r2-1', side)] });
        assert.deepEqual(sidesOf(phase, 'r3-1'), ['?', '?']);
      }
    }
  });

  test('of a team always hold that team', () => {
    const entries = [waitingSlot({ kind: 'TEAM', team: 'Ajax' }), emptySlot];
    const phase = propagate(bracketPhase(entries, singleElimDefaults), { results: [] });
    assert.deepEqual(sidesOf(phase, 'r1-1'), ['Ajax', '?']);
    assert.deepEqual(phase.entrants.map(nameIn), ['Ajax', '?']);
  });

  test('of the second grand final are filled only if the lower bracket winner wins the first', () => {
    const phase = granted(doubleElimination(seededTeams(4), doubleElimDefaults));
    const won = playOut(phase, () => 'HOME').results.filter(({ match }) => match !== 'gf-1');
    const sidesAfter = (from: Phase, last: 'HOME' | 'AWAY') => {
      const filled = propagate(from, { results: [...won, wonBy('gf-1', last)] });
      return { filled, sides: sidesOf(filled, 'gf-2') };
    };
    assert.deepEqual(sidesOf(propagate(phase, { results: won }), 'gf-2'), ['?', '?']);
    assert.deepEqual(sidesAfter(phase, 'HOME').sides, ['?', '?']);
    const again = sidesAfter(phase, 'AWAY');
    assert.deepEqual(again.sides, sidesOf(again.filled, 'gf-1'));
    assert.deepEqual(sidesAfter(again.filled, 'HOME').sides, ['?', '?']);
  });

  test('that do not change stay the same objects, as do their ties', () => {
    const results = [wonBy('r1-1', 'HOME'), wonBy('r1-2', 'AWAY', 'FINISHED')];
    const once = propagate(cup(8), { results });
    for (const [index, tie] of propagate(once, { results }).ties.entries()) {
      assert.equal(tie, once.ties[index]);
    }
  });
});

describe('slots that wait for groups', () => {
  test('take the team of their own group and position', () => {
    const entries = [placeIn('A', 1), placeIn('B', 2), placeIn('B', 1), placeIn('A', 2)].map(waitingSlot);
    const phase = bracketPhase(entries, singleElimDefaults);
    const places = [finished('A', 1, 'Ajax'), finished('A', 2, 'Betis'), finished('B', 1, 'Celta')];
    const filled = propagate(phase, { results: [], places });
    assert.deepEqual(sidesOf(filled, 'r1-1'), ['Ajax', '?']);
    assert.deepEqual(sidesOf(filled, 'r1-2'), ['Celta', 'Betis']);
    assert.deepEqual(sidesOf(propagate(filled, { results: [] }), 'r1-2'), ['?', '?']);
  });

  test('take the best team of their own position and place', () => {
    const entries = ['A', 'B'].map((place) => waitingSlot({ kind: 'BEST', position: 3, place }));
    const phase = bracketPhase(entries, singleElimDefaults);
    const best = (position: number, place: string, team: string): BestPlace => {
      return { position, place, team, provisional: false };
    };
    const places = [best(2, 'A', 'Ajax'), best(3, 'B', 'Betis'), best(3, 'A', 'Celta')];
    assert.deepEqual(sidesOf(propagate(phase, { results: [], best: places }), 'r1-1'), ['Celta', 'Betis']);
    assert.deepEqual(sidesOf(propagate(phase, { results: [] }), 'r1-1'), ['?', '?']);
  });

  test('are filled in a league too: its members, matches and byes', () => {
    const members = [1, 2, 3].map((position) => waitingSlot(placeIn('A', position)));
    const league: Phase = {
      algorithm: 'ROUND_ROBIN',
      entrants: members,
      groups: [{ key: 'L', members }],
      rounds: roundRobinRounds(members, roundRobinDefaults),
      ties: [],
      tieRules: noTieRules,
    };
    const teams = ['Ajax', 'Betis', 'Celta'];
    const places = teams.map((team, index) => finished('A', index + 1, team));
    const { groups, rounds } = propagate(league, { results: [], places });
    assert.deepEqual(
      groups.map(({ key, members: slots }) => [key, slots.map(nameIn)]),
      [['L', teams]],
    );
    assert.deepEqual(
      rounds.map(({ number }) => number),
      [1, 2, 3],
    );
    for (const { matches, byes } of rounds) {
      const slots = [...matches.flatMap(({ home, away }) => [home, away]), ...byes];
      assert.deepEqual(slots.map(nameIn).toSorted(), teams);
    }
    assert.deepEqual(rounds.flatMap(({ byes }) => byes.map(nameIn)).toSorted(), teams);
  });
});

describe('slots of a cup that is re-seeded after every round', () => {
  // With six teams, 1 and 2 have byes in the first round.
  const six = cup(6, { seeding: 'RE_SEED' });
  const idOf = (better: string) => six.ties.find(({ first }) => first.participant === better)?.id ?? '';
  const fourWins = wonBy(idOf('4'), 'HOME');
  const sixWins = wonBy(idOf('3'), 'AWAY');

  test('wait until the whole round is decided', () => {
    for (const only of [fourWins, sixWins]) {
      const phase = propagate(six, { results: [only] });
      assert.deepEqual([...sidesOf(phase, 'r2-1'), ...sidesOf(phase, 'r2-2')], ['?', '?', '?', '?']);
    }
  });

  test('pair teams with byes and winners, the best against the worst', () => {
    const phase = propagate(six, { results: [fourWins, sixWins] });
    assert.deepEqual(sidesOf(phase, 'r2-1'), ['1', '6']);
    assert.deepEqual(sidesOf(phase, 'r2-2'), ['2', '4']);
    const later = propagate(six, {
      results: [fourWins, sixWins, wonBy('r2-1', 'AWAY'), wonBy('r2-2', 'HOME')],
    });
    assert.deepEqual(sidesOf(later, 'r3-1'), ['2', '6']);
  });

  test('are all uncertain while one result of the round is, since it can move them all', () => {
    const phase = propagate(six, { results: [fourWins, { ...sixWins, state: 'FINISHED' }] });
    assert.deepEqual(sidesOf(phase, 'r2-1'), ['1*', '6*']);
    assert.deepEqual(sidesOf(phase, 'r2-2'), ['2*', '4*']);
  });

  test('are uncertain while a bye team is, and wait while it is unknown', () => {
    const entrants = Array.from({ length: 6 }, (_, index) => waitingSlot(placeIn('A', index + 1)));
    const params = { ...singleElimDefaults, seeding: 'RE_SEED' } as const;
    const phase = granted(singleElimination(entrants, params, createRandom('')));
    const places = entrants.map((_, index) => ({
      ...finished('A', index + 1, `${index + 1}`),
      provisional: index === 0,
    }));
    const filled = propagate(phase, { places, results: [fourWins, sixWins] });
    assert.deepEqual(sidesOf(filled, 'r2-1'), ['1*', '6*']);
    const withoutBest = propagate(phase, { places: places.slice(1), results: [fourWins, sixWins] });
    assert.deepEqual(sidesOf(withoutBest, 'r2-1'), ['?', '?']);
  });
});
