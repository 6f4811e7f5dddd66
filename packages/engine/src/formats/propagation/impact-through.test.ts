import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createRandom } from '../../chance/random.ts';
import { bracketPhase, singleElimDefaults, singleElimination } from '../elimination/single.ts';
import { waitingSlot } from '../model/slot.ts';
import { granted, seededTeams, wonBy } from '../testing/play-out.ts';
import { impactThrough, type PhaseLink } from './impact-through.ts';
import { propagate } from './propagate.ts';
import type { Outcomes } from './result.ts';

// Four play a knock-out; its finalists stand as first and second of "cup" and play a super cup, whose winner meets
// a guest in the last phase.
const cup = granted(singleElimination(seededTeams(4), singleElimDefaults, createRandom('x')));
const fromCup = (position: number) => waitingSlot({ kind: 'GROUP', group: 'cup', position });
const superCup = bracketPhase([fromCup(1), fromCup(2)], singleElimDefaults);
const [guest] = seededTeams(9).slice(8);
assert.ok(guest);
const last = bracketPhase(
  [waitingSlot({ kind: 'GROUP', group: 'super', position: 1 }), guest],
  singleElimDefaults,
);

const winnersOf = (phase: typeof cup, group: string) => (outcomes: Outcomes) => {
  const filled = propagate(phase, outcomes);
  const final = filled.ties.at(-1);
  const result = outcomes.results.find(({ match }) => match === final?.id);
  const [first, second] = [final?.first.participant, final?.second.participant];
  const isKnown = result !== undefined && first !== undefined && second !== undefined;
  const order = isKnown ? (result.score.home > result.score.away ? [first, second] : [second, first]) : [];
  return {
    places: order.map((team, index) => ({ group, position: index + 1, team, provisional: false })),
  };
};

const cupResults = [wonBy('r1-1', 'HOME'), wonBy('r1-2', 'HOME'), wonBy('r2-1', 'HOME')];
const toSuper = winnersOf(cup, 'cup');
const superResults = [wonBy('r1-1', 'HOME')];

function links(superPlayed: boolean): readonly PhaseLink[] {
  const cupOutcomes = { results: cupResults };
  const superOutcomes = { results: superPlayed ? superResults : [], ...toSuper(cupOutcomes) };
  return [
    { phaseId: 'cup', phase: cup, outcomes: cupOutcomes, qualify: toSuper },
    { phaseId: 'super', phase: superCup, outcomes: superOutcomes, qualify: winnersOf(superCup, 'super') },
    {
      phaseId: 'last',
      phase: last,
      outcomes: { results: [], ...winnersOf(superCup, 'super')(superOutcomes) },
    },
  ];
}

const told = (given: readonly PhaseLink[], match: string, side: 'HOME' | 'AWAY') =>
  impactThrough(given, { kind: 'RESULT', match, result: wonBy(match, side) }).map(
    ({ phaseId, changes, started }) =>
      `${phaseId}: ${changes.map(({ before, after }) => `${before}>${after}`).join(' ')} | ${started.join(' ')}`,
  );

describe('a correction', () => {
  test('of a final turns the two sides of the next phase round', () => {
    assert.deepEqual(told(links(false), 'r2-1', 'AWAY'), ['cup:  | ', 'super: 1>2 2>1 | ']);
  });

  test('is followed through three phases, with everything that has begun', () => {
    assert.deepEqual(told(links(true), 'r2-1', 'AWAY'), [
      'cup:  | ',
      'super: 1>2 2>1 | r1-1',
      'last: 1>null | ',
    ]);
  });

  test('of a semi-final that takes a side from the final empties all that follows', () => {
    assert.deepEqual(told(links(true), 'r1-1', 'AWAY'), [
      'cup: 1>4 | r2-1',
      'super: 1>null 2>null | r1-1',
      'last: 1>null | ',
    ]);
  });

  test('that leaves the winner as it was goes no further than its phase', () => {
    assert.deepEqual(told(links(true), 'r2-1', 'HOME'), ['cup:  | ']);
  });

  test('ends there as well when nobody is named before and after, or the best come before the places', () => {
    const ways = [() => ({}), (outcomes: Outcomes) => ({ best: [], ...toSuper(outcomes) })];
    for (const qualify of ways) {
      const given = links(true).map((link, index) => (index === 0 ? { ...link, qualify } : link));
      assert.deepEqual(told(given, 'r2-1', 'HOME'), ['cup:  | ']);
    }
  });
});
