import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createRandom } from '../../../chance/index.ts';
import type { Choice, Limit } from '../choice/solver.ts';
import { LearningSearch } from './learning-search.ts';

const never = () => false;
const search = (choice: Choice) => new LearningSearch(choice, createRandom('learn'));

function isMet({ columns, most, isExact }: Limit, chosen: ReadonlySet<number>): boolean {
  const count = columns.filter((column) => chosen.has(column)).length;
  return isExact ? count === most : count <= most;
}

function hasChoice({ columns, limits }: Choice): boolean {
  const subsets = Array.from({ length: 2 ** columns }, (_, bits) => bits);
  return subsets.some((bits) => {
    const chosen = new Set(
      Array.from({ length: columns }, (_, column) => column).filter((it) => bits & (1 << it)),
    );
    return limits.every((limit) => isMet(limit, chosen));
  });
}

/** So many matches, so many evenings, and at most one match on each. */
function evenings(matches: number, days: number): Choice {
  const columnAt = (match: number, day: number) => match * days + day;
  const each = (count: number) => Array.from({ length: count }, (_, index) => index);
  return {
    columns: matches * days,
    limits: [
      ...each(matches).map((match) => ({
        columns: each(days).map((day) => columnAt(match, day)),
        most: 1,
        isExact: true,
      })),
      ...each(days).map((day) => ({ columns: each(matches).map((match) => columnAt(match, day)), most: 1 })),
    ],
  };
}

describe('the search that learns from conflicts', () => {
  it('finds a choice within all limits, or proves that there is none', () => {
    const limit = fc.record({
      columns: fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
      most: fc.integer({ min: 0, max: 3 }),
      isExact: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(limit, { maxLength: 12 }), (limits) => {
        const choice = { columns: 8, limits };
        const found = search(choice);
        const outcome = found.run(10_000, never);
        assert.equal(outcome, hasChoice(choice) ? 'FOUND' : 'IMPOSSIBLE');
        if (outcome !== 'FOUND') return;
        const chosen = new Set(found.chosen());
        assert.ok(limits.every((it) => isMet(it, chosen)));
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it('fits as many matches as there are evenings, and proves that one more does not fit', () => {
    assert.equal(search(evenings(20, 20)).run(10_000, never), 'FOUND');
    assert.equal(search(evenings(7, 6)).run(100_000, never), 'IMPOSSIBLE');
  });

  it('stays open after its conflicts, and goes on from there', () => {
    const stepwise = search(evenings(7, 6));
    assert.equal(stepwise.run(10, never), 'OPEN');
    let outcome = stepwise.run(10, never);
    while (outcome === 'OPEN') outcome = stepwise.run(200, never);
    assert.equal(outcome, 'IMPOSSIBLE');
  });

  it('stays open when it is over', () => {
    assert.equal(
      search(evenings(12, 11)).run(1_000_000, () => true),
      'OPEN',
    );
  });
});
