import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { plantedSeason } from '../../../lab/index.ts';
import { createRandom } from '../../chance/index.ts';
import { judge } from '../dated/judge.ts';
import type { DatedProblem } from '../dated/problem.ts';
import { compile } from '../search/compile.ts';
import { release } from '../search/release.ts';
import { smallSeason } from '../search/testing/small-season.ts';
import { toCalendar } from '../search/to-calendar.ts';
import { WholeSeason } from './whole-season.ts';

const never = () => false;
const atOnce = () => true;

/** What one run finds for a season without a calendar. */
function searched(problem: DatedProblem, isOver: () => boolean) {
  const compiled = compile(problem);
  assert.ok(!('breach' in compiled));
  const empty = release(compiled, new Int32Array(problem.matches.length).fill(-1));
  const found = new WholeSeason(compiled, createRandom('whole'), empty).search(isOver);
  return found && toCalendar(compiled, found.places, found.places);
}

describe('the search of a whole season', () => {
  it('finds no calendar that breaks a rule or lacks a match, under any rules', () => {
    let found = 0;
    fc.assert(
      fc.property(smallSeason, (problem) => {
        const calendar = searched(problem, atOnce);
        if (!calendar) return;
        found++;
        assert.equal(calendar.placements.size + calendar.unplaced.length, problem.matches.length);
        const hard = judge(problem, calendar.placements).filter(({ isHard }) => isHard);
        const locked = problem.matches.filter((match) => match.locked).map(({ id }) => id);
        assert.ok(hard.every(({ matches }) => matches.every((id) => locked.includes(id))));
      }),
      { numRuns: 20, seed: 5 },
    );
    assert.ok(found > 3, `only ${found} found`);
  });

  for (const seed of ['season 2', 'season 11', 'season 30'])
    it(`places all matches of ${seed} without a search before it`, () => {
      const { problem } = plantedSeason(seed);
      assert.deepEqual(searched(problem, never)?.unplaced, []);
    });
});
