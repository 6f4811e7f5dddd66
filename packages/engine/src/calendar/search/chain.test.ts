import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { plantedSeason } from '../../../lab/planted/season.ts';
import { createRandom } from '../../chance/index.ts';
import type { DatedProblem } from '../dated/problem.ts';
import { hardIn } from './amount.ts';
import { emptyBoard } from './board.ts';
import { chain } from './chain.ts';
import { compile } from './compile.ts';
import { construct } from './construct.ts';
import { pricer } from './price.ts';
import { read } from './read.ts';
import { place, release } from './release.ts';
import { smallSeason } from './testing/small-season.ts';
import { findWhole } from './whole.ts';

/** A constructed calendar, and what is needed to continue from it. */
function constructed(problem: DatedProblem, seed: string) {
  const compiled = compile(problem);
  assert.ok(!('breach' in compiled));
  const board = emptyBoard(compiled);
  const price = pricer(board);
  const random = createRandom(seed);
  construct(board, price, random);
  const from = release(compiled, board.place.slice());
  return { compiled, board, price, random, from };
}

/** The cost of a calendar rebuilt from scratch. */
function priceOf({ compiled }: ReturnType<typeof constructed>, places: Int32Array): number {
  const board = emptyBoard(compiled);
  const price = pricer(board);
  return [...places.entries()].reduce(
    (sum, [match, option]) => (option < 0 ? sum : sum + place(board, price, match, option)),
    0,
  );
}

describe('an ejection chain', () => {
  it('ends when the last match finds a place: incomplete seasons become complete', () => {
    for (const seed of ['season 3', 'season 5', 'season 14']) {
      const { problem } = plantedSeason(seed);
      const { board, price, random, from } = constructed(problem, seed);
      const { unplaced } = chain(board, price, random, { from, links: 4000 });
      assert.ok(from.unplaced > 0, `${seed} is whole from the start`);
      assert.equal(unplaced, 0, `${seed}: ${from.unplaced} were left out at the start`);
    }
  });

  it('never leaves out more than before, breaks no hard rule, and tracks the cost correctly', () => {
    fc.assert(
      fc.property(smallSeason, fc.string(), (problem, seed) => {
        const start = constructed(problem, seed);
        const { board, price, random, from } = start;
        const found = chain(board, price, random, { from, links: 60 });
        assert.ok(found.unplaced <= from.unplaced);
        assert.equal(found.total, priceOf(start, found.places));
        assert.equal(hardIn(found.total), 0);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves locked matches where they are', () => {
    const { problem, solution } = plantedSeason('locked');
    const matches = problem.matches.map((match, index) => {
      const locked = index % 4 === 0 ? solution.get(match.id) : undefined;
      return locked ? { ...match, locked } : match;
    });
    const { compiled, board, price, random, from } = constructed({ ...problem, matches }, 'locked');
    const { places } = chain(board, price, random, { from, links: 1000 });
    for (const [match, option] of places.entries())
      if (read(compiled.isLocked, match) === 1) assert.equal(option, read(compiled.firstOption, match));
  });
});

describe('the search for a complete calendar', () => {
  it('reports the cost including all preferences', () => {
    fc.assert(
      fc.property(smallSeason, fc.string(), (problem, seed) => {
        const start = constructed(problem, seed);
        const search = findWhole(start.compiled, start.random, start.from.places, 2000);
        let next = search.next();
        while (!next.done) next = search.next();
        assert.equal(next.value.total, priceOf(start, next.value.places));
        assert.equal(hardIn(next.value.total), 0);
      }),
      { numRuns: 30 },
    );
  });
});
