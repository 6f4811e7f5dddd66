import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compareLists, pairingsOf } from '../../testing/dutch-order.ts';
import { bestMatching } from './best-matching.ts';

type Weights = readonly (readonly number[])[];

const weightIn = (weights: Weights) => (one: number, other: number) =>
  weights[Math.max(one, other)]?.[Math.min(one, other)] ?? 0;

/** The best total by exhaustive search: the first free vertex stays single or takes any other. */
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

test('the first criterion outweighs all others together', () => {
  const criteria = new Map([
    ['0 1', [1, 0, 9, 9, 9, 9]],
    ['2 3', [1, 0, 9, 9, 9, 9]],
    ['0 2', [1, 1, 0, 0, 0, 0]],
    ['1 3', [1, 0, 0, 0, 0, 0]],
  ]);
  const mates = bestMatching(4, (one, other) => criteria.get(`${one} ${other}`) ?? null);
  assert.deepEqual(mates, [2, 3, 0, 1]);
});

test('an odd ring of five leaves one single', () => {
  const mates = bestMatching(5, (one, other) => ([1, 4].includes(Math.abs(one - other)) ? [1] : null));
  assert.equal(mates.filter((mate) => mate === null).length, 1);
});

/** Criteria for each pair of six, most important first; null: the two cannot be a pair. */
type CriteriaTable = readonly (readonly number[] | null)[];

const sixPlaces = [0, 1, 2, 3, 4, 5];
const anyTable: fc.Arbitrary<CriteriaTable> = fc.integer({ min: 1, max: 9 }).chain((columns) => {
  const values = fc.array(fc.constantFrom(0, 1, 2, 3, 1000, 9000), {
    minLength: columns,
    maxLength: columns,
  });
  // The number of pairs comes first; redundant columns make no difference.
  const criteria = values.map(([first = 0, ...others]) => [1, first, 3 * first, ...others, 0]);
  return fc.array(fc.option(criteria, { freq: 6 }), { minLength: 15, maxLength: 15 });
});

test('no criterion improves at the cost of an earlier one, however many and large they are', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const criteriaOf = (one: number, other: number) => table[(other * (other - 1)) / 2 + one] ?? null;
      const totalOf = (pairing: readonly (readonly [number, number])[]) => {
        const lists = pairing.map(([one, other]) => criteriaOf(one, other) ?? []);
        const width = table.find((row) => row !== null)?.length ?? 0;
        return Array.from({ length: width }, (_, column) =>
          lists.reduce((sum, list) => sum + (list[column] ?? 0), 0),
        );
      };
      const best = pairingsOf(sixPlaces, true)
        .filter((pairing) => pairing.every(([one, other]) => criteriaOf(one, other) !== null))
        .map(totalOf)
        .reduce((one, other) => (compareLists(other, one) > 0 ? other : one));
      const mates = bestMatching(6, criteriaOf);
      const found = mates.flatMap((mate, one) => (mate !== null && one < mate ? [[one, mate] as const] : []));
      assert.deepEqual(totalOf(found), best);
    }),
    { numRuns: 300 },
  );
});
