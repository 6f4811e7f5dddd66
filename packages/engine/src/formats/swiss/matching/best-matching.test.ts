import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bestMatching } from './best-matching.ts';

type Weights = readonly (readonly number[])[];

const weightIn = (weights: Weights) => (one: number, other: number) =>
  weights[Math.max(one, other)]?.[Math.min(one, other)] ?? 0;

/** The best total by trying everything: the first free vertex stays alone or takes any other. */
function bestTotal(weights: Weights, free: readonly number[]): number {
  const [first, ...rest] = free;
  if (first === undefined) return 0;
  const weight = weightIn(weights);
  return rest.reduce(
    (best, other) => {
      const edge = weight(first, other);
      if (edge === 0) return best;
      const total =
        edge +
        bestTotal(
          weights,
          rest.filter((vertex) => vertex !== other),
        );
      return total > best ? total : best;
    },
    bestTotal(weights, rest),
  );
}

const graphs = fc
  .integer({ min: 0, max: 9 })
  .chain((size) =>
    fc.tuple(
      ...Array.from({ length: size }, (_, row) =>
        fc.array(fc.nat({ max: 12 }), { minLength: row, maxLength: row }),
      ),
    ),
  ) as fc.Arbitrary<Weights>;

test('no matching weighs more than the one found', () => {
  fc.assert(
    fc.property(graphs, (weights) => {
      const weight = weightIn(weights);
      const mates = bestMatching(weights.length, (one, other) =>
        weight(one, other) > 0 ? [weight(one, other)] : null,
      );
      let total = 0;
      for (const [one, mate] of mates.entries()) {
        if (mate === null) continue;
        assert.equal(mates[mate], one, 'mates name each other');
        assert.ok(weight(one, mate) > 0, 'only edges are used');
        total += weight(one, mate);
      }
      assert.equal(total / 2, bestTotal(weights, [...weights.keys()]));
    }),
    { numRuns: 800 },
  );
});

test('the first criterion outweighs all others, however many there are', () => {
  const criteria = new Map([
    ['0 1', [1, 0, 9, 9, 9, 9]],
    ['2 3', [1, 0, 9, 9, 9, 9]],
    ['0 2', [1, 1, 0, 0, 0, 0]],
    ['1 3', [1, 0, 0, 0, 0, 0]],
  ]);
  const mates = bestMatching(4, (one, other) => criteria.get(`${one} ${other}`) ?? null);
  assert.deepEqual(mates, [2, 3, 0, 1]);
});

test('an odd ring of five leaves one alone', () => {
  const mates = bestMatching(5, (one, other) => ([1, 4].includes(Math.abs(one - other)) ? [1] : null));
  assert.equal(mates.filter((mate) => mate === null).length, 1);
});
