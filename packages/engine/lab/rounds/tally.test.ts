import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { hardIn, softIn } from '../../src/calendar/search/amount.ts';
import { createRandom } from '../../src/chance/index.ts';
import type { Constraint, RobinxInstance, Venue } from '../../src/files/robinx/instance.ts';
import { evaluate } from '../robinx/evaluate.ts';
import { boardOf } from './board.ts';
import { proposer } from './propose.ts';
import { codesOf, emptySeason, matchesOf } from './season.ts';
import { circleSeason } from './start.ts';

interface Shape {
  readonly teams: number;
  readonly legs: number;
  readonly isPhased: boolean;
}

const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({
    teams: fc.integer({ min: 2, max: 9 }),
    legs: fc.integer({ min: 1, max: 4 }),
    isPhased: fc.constant(false),
  }),
  fc.record({ teams: fc.integer({ min: 3, max: 10 }), legs: fc.constant(2), isPhased: fc.constant(true) }),
);

const roundsOf = ({ teams, legs }: Shape) => legs * (teams + (teams % 2) - 1);

function constraintsOf(shape: Shape): Readonly<Record<Constraint['kind'], fc.Arbitrary<Constraint>>> {
  const below = (length: number) => Array.from({ length }, (_, index) => index);
  const teams = fc.oneof(fc.constant(below(shape.teams)), fc.subarray(below(shape.teams), { minLength: 1 }));
  const slots = fc.subarray(below(roundsOf(shape)));
  const venue = fc.constantFrom<Venue>('H', 'A', 'HA');
  const max = fc.integer({ min: 0, max: 3 });
  const min = fc.integer({ min: 0, max: 1 });
  const weighed = { isHard: fc.boolean(), penalty: fc.integer({ min: 1, max: 10 }) };
  const limited = { ...weighed, min, max: max.map((most) => most + 1) };
  const pairs = below(shape.teams).flatMap((home) =>
    below(shape.teams).flatMap((away) => (home === away ? [] : [[home, away] as const])),
  );
  const meeting = { teams, rivals: teams, venue };
  const is = <K extends Constraint['kind']>(kind: K) => fc.constant(kind);
  return {
    CA1: fc.record({ kind: is('CA1'), ...limited, teams, slots, venue }),
    CA2: fc.record({ kind: is('CA2'), ...limited, ...meeting, slots, isPerSlot: fc.boolean() }),
    CA3: fc.record({ kind: is('CA3'), ...limited, ...meeting, stretch: fc.integer({ min: 1, max: 5 }) }),
    CA4: fc.record({ kind: is('CA4'), ...limited, ...meeting, slots, isPerSlot: fc.boolean() }),
    GA1: fc.record({ kind: is('GA1'), ...limited, meetings: fc.subarray(pairs), slots }),
    BR1: fc.record({ kind: is('BR1'), ...weighed, teams, slots, venue, max }),
    BR2: fc.record({ kind: is('BR2'), ...weighed, teams, slots, venue, max }),
    FA2: fc.record({ kind: is('FA2'), ...weighed, teams, slots, venue, max }),
    SE1: fc.record({
      kind: is('SE1'),
      ...weighed,
      min: fc.integer({ min: 0, max: 9 }),
      max: fc.integer({ min: 9, max: 20 }),
      teams,
    }),
  };
}

const instanceOf = (shape: Shape, constraints: readonly Constraint[]): RobinxInstance => ({
  name: '',
  teams: Array.from({ length: shape.teams }, (_, team) => `T${team}`),
  slots: Array.from({ length: roundsOf(shape) }, (_, slot) => `S${slot}`),
  legs: shape.legs,
  isCompact: true,
  isPhased: shape.isPhased,
  constraints,
});

/**
 * Applies random changes, accepting some and rejecting others, and compares each state with the evaluator.
 */
function holds(instance: RobinxInstance, seed: number): void {
  const board = boardOf(
    instance,
    instance.constraints,
    ({ penalty }) => penalty,
    circleSeason(emptySeason(instance), 'MIRRORED'),
  );
  const random = createRandom(String(seed));
  const propose = proposer(board, random, { homes: 200, rings: 200, rounds: 100, teams: 100 });
  for (let step = 0; step < 40; step++) {
    propose();
    const limit = random.below(3) * 5 - 5;
    const before = board.tally.felt();
    const isAccepted = board.tally.attempt(board.draft, (cost) => cost <= limit);
    assert.ok(isAccepted ? board.tally.felt() <= before + limit : board.tally.felt() === before);
    if (step % 4 < 3) continue;
    const { hard, soft, offences } = evaluate(instance, matchesOf(board.season, codesOf(board.season)));
    assert.deepEqual([hardIn(board.tally.exact()), softIn(board.tally.exact())], [hard, soft]);
    assert.equal(board.tally.felt(), hard + soft);
    assert.ok(
      offences.every(({ constraint }) => constraint !== null),
      'it is a round robin still',
    );
  }
}

describe('after any changes, accepted or rejected, the tally matches the evaluator', () => {
  for (const kind of ['CA1', 'CA2', 'CA3', 'CA4', 'GA1', 'BR1', 'BR2', 'FA2', 'SE1'] as const)
    it(`of ${kind}`, () => {
      const law = fc.property(
        shapes.chain((shape) =>
          fc.tuple(fc.constant(shape), fc.array(constraintsOf(shape)[kind], { minLength: 1, maxLength: 3 })),
        ),
        fc.nat(),
        ([shape, constraints], seed) => holds(instanceOf(shape, constraints), seed),
      );
      fc.assert(law, { numRuns: 60 });
    });

  it('of all kinds together', () => {
    const law = fc.property(
      shapes.chain((shape) => fc.tuple(fc.constant(shape), fc.tuple(...Object.values(constraintsOf(shape))))),
      fc.nat(),
      ([shape, constraints], seed) => holds(instanceOf(shape, constraints), seed),
    );
    fc.assert(law, { numRuns: 60 });
  });
});
