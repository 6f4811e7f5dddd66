import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { plantedSeason } from '../../../lab/index.ts';
import { loadSolver } from '../../../solver/highs.ts';
import { judge } from '../dated/judge.ts';
import type { Placements } from '../dated/placed.ts';
import type { DatedProblem } from '../dated/problem.ts';
import { type Progress, solveDated } from '../search/solve.ts';
import { DAY, league } from '../search/testing/eight-clubs.ts';
import { smallSeason } from '../search/testing/small-season.ts';
import type { Choice, Solver } from './choice/solver.ts';
import { completeDated } from './complete.ts';

const solver = await loadSolver();
const never = () => false;

/** A solver that counts how often it found something. */
function counting() {
  const count = { asked: 0, found: 0 };
  const choose: Solver['choose'] = (choice: Choice) => {
    const chosen = solver.choose(choice, never);
    count.asked++;
    if (chosen) count.found++;
    return chosen;
  };
  return { choose, count };
}

function reports(found: ReturnType<typeof completeDated>): readonly Progress[] {
  assert.ok(!('breach' in found));
  return [...found];
}

/** What a search of so many steps finds. */
function searched(problem: DatedProblem, steps: number) {
  const found = reports(solveDated(problem, { seed: 'short', steps }))
    .at(-1)
    ?.calendar();
  assert.ok(found);
  return found;
}

function completed(problem: DatedProblem, from: Placements) {
  const found = reports(completeDated(problem, from, { seed: 'exact', solver, isOver: never }));
  const calendar = found.at(-1)?.calendar();
  assert.ok(calendar);
  return calendar;
}

const hardIn = (problem: DatedProblem, placements: Placements) =>
  judge(problem, placements).filter(({ isHard }) => isHard);

describe('a season with a complete calendar', () => {
  const names = Array.from({ length: 40 }, (_, index) => `season ${index + 1}`);
  const seasons = names.map(plantedSeason).filter(({ problem }) => problem.matches.length <= 90);
  for (const { problem, traits } of seasons.slice(0, 6))
    it(`of ${traits.teams} teams gets it, although a short search leaves matches out`, () => {
      const { placements } = searched(problem, 500);
      const { unplaced, placements: whole } = completed(problem, placements);
      assert.deepEqual(unplaced, []);
      assert.deepEqual(hardIn(problem, whole), []);
    });

  it('gets it even from an empty calendar', () => {
    const [season] = seasons;
    assert.ok(season);
    assert.deepEqual(completed(season.problem, new Map()).unplaced, []);
  });
});

describe('an unplaced match', () => {
  it('is placed where the solver says without unplacing others, under any rules', () => {
    let found = 0;
    fc.assert(
      fc.property(smallSeason, (problem) => {
        const { placements: before } = searched(problem, 0);
        const { choose, count } = counting();
        let questions = 0;
        const isOver = () => count.asked >= 3 || ++questions > 5;
        const progress = reports(completeDated(problem, before, { seed: 'law', solver: { choose }, isOver }));
        const [first, last] = [progress[0], progress.at(-1)];
        assert.ok(first && last);
        // Every solution places at least one more match, so the solver was given every rule.
        assert.ok(
          first.hard - last.hard >= count.found,
          `${first.hard} to ${last.hard} by ${count.found} finds`,
        );
        const { placements: after, offences } = last.calendar();
        assert.deepEqual(
          [...before.keys()].filter((match) => !after.has(match)),
          [],
        );
        const hard = offences.filter(({ isHard }) => isHard).length;
        assert.ok(hard <= hardIn(problem, before).length);
        found += first.hard - last.hard;
      }),
      { numRuns: 40, seed: 7 },
    );
    assert.ok(found > 3, `only ${found} placed`);
  });

  it('stays unplaced if there is no place for all, and the search ends', () => {
    const { matches, venues } = league();
    const [one, other] = matches;
    assert.ok(one && other);
    const day = { from: 0, to: DAY };
    const onlyOne = {
      ...league({ matches: [one, { ...other, home: one.home }] }),
      venues: venues.map((venue) => ({ ...venue, openings: [day] })),
      kickOffs: league().kickOffs.slice(0, 1),
    };
    assert.equal(completed(onlyOne, new Map()).unplaced.length, 1);
  });

  it('stays unplaced if time runs out before the search starts', () => {
    const problem = league();
    const found = reports(completeDated(problem, new Map(), { seed: 'late', solver, isOver: () => true }));
    assert.equal(found.length, 1);
  });
});
