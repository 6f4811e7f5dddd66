import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bestMatching } from './best-matching.ts';

type Weights = readonly (readonly number[])[];

const weightIn = (weights: Weights) => (one: number, other: number) =>
  BigInt(weights[Math.max(one, other)]?.[Math.min(one, other)] ?? 0);

/** The best total by trying everything: the first free vertex stays alone or takes any other. */
function bestTotal(weights: Weights, free: readonly number[]): bigint {
  const [first, ...rest] = free;
  if (first === undefined) return 0n;
  const weight = weightIn(weights);
  return rest.reduce(
    (best, other) => {
      const edge = weight(first, other);
      if (edge === 0n) return best;
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
      const mates = bestMatching(weights.length, weightIn(weights));
      let total = 0n;
      for (const [one, mate] of mates.entries()) {
        if (mate === null) continue;
        assert.equal(mates[mate], one, 'mates name each other');
        const weight = weightIn(weights)(one, mate);
        assert.ok(weight > 0n, 'only edges are used');
        total += weight;
      }
      assert.equal(total / 2n, bestTotal(weights, [...weights.keys()]));
    }),
    { numRuns: 800 },
  );
});

test('weights of any size are compared exactly', () => {
  const huge = 10n ** 60n;
  const weights = new Map([
    ['0 1', huge + 1n],
    ['2 3', huge],
    ['0 2', huge],
    ['1 3', huge + 2n],
  ]);
  const mates = bestMatching(4, (one, other) => weights.get([one, other].toSorted().join(' ')) ?? 0n);
  assert.deepEqual(mates, [2, 3, 0, 1]);
});

test('an odd ring of five leaves one alone', () => {
  const mates = bestMatching(5, (one, other) => ([1, 4].includes(Math.abs(one - other)) ? 1n : 0n));
  assert.equal(mates.filter((mate) => mate === null).length, 1);
});
