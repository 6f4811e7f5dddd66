import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isAccepted } from './acceptance.ts';
import { assign } from './assign.ts';

/** Tries every way to assign each row a different column. */
function cheapest(costs: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [row, ...rest] = costs;
  if (!row) return 0;
  const free = row.map((_, column) => column).filter((column) => !taken.includes(column));
  return Math.min(...free.map((column) => (row[column] ?? 0) + cheapest(rest, [...taken, column])));
}

describe('assigning matches to places', () => {
  const deals = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 4, max: 5 }))
    .chain(([rows, columns]) => {
      const row = fc.array(fc.integer({ min: -5, max: 30 }), { minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows });
    });

  it('costs as little as the best of all assignments', () => {
    fc.assert(
      fc.property(deals, (costs) => {
        const columns = costs[0]?.length ?? 0;
        const rows = costs.map((row) => Float64Array.from(row));
        const chosen = [...assign(rows, columns)];
        assert.equal(new Set(chosen).size, costs.length);
        const sum = chosen.reduce((total, column, row) => total + (costs[row]?.[column] ?? Number.NaN), 0);
        assert.equal(sum, cheapest(costs));
      }),
    );
  });
});

describe('acceptance', () => {
  it('accepts every improvement, and fewer other changes the colder it is', () => {
    const draws = Array.from({ length: 4096 }, (_, drawn) => drawn);
    const share = (cost: number, temperature: number) =>
      draws.filter((drawn) => isAccepted(cost, temperature, drawn)).length;
    assert.equal(share(0, 0.1), 4096);
    assert.equal(share(-3, 0.1), 4096);
    // e^−1 of 4096 is 1506.8.
    assert.equal(share(2, 2), 1507);
    assert.ok(share(2, 4) > share(2, 2) && share(2, 2) > share(2, 1));
    assert.equal(share(100, 1), 0);
  });
});
