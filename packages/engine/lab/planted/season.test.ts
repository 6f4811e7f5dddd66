import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { judge } from '../../src/calendar/dated/judge.ts';
import { type Progress, solveDated } from '../../src/calendar/index.ts';
import { plantedSeason } from './season.ts';

const STEPS = 60_000;
const seasons = Array.from({ length: 60 }, (_, index) => `season ${index + 1}`);
/** Twelve small seasons of the benchmark: all two hundred take minutes. */
const small = seasons.filter((seed) => plantedSeason(seed).problem.teams.length <= 10).slice(0, 12);

describe('a planted season', () => {
  it('has the calendar it was built around, with no offences according to a second evaluator', () => {
    for (const seed of small) {
      const { problem, solution } = plantedSeason(seed);
      assert.equal(solution.size, problem.matches.length);
      assert.deepEqual(
        judge(problem, solution).filter(({ isHard }) => isHard),
        [],
      );
    }
  });

  it('is the same for the same seed', () => {
    assert.deepEqual(plantedSeason('twice'), plantedSeason('twice'));
    assert.notDeepEqual(plantedSeason('twice').traits, plantedSeason('thrice').traits);
  });
});

/** The first report with a calendar without hard offences. */
function firstWhole(found: Iterable<Progress>): Progress | undefined {
  for (const progress of found) if (progress.hard === 0) return progress;
  return undefined;
}

describe('the dated search leaves no match out', () => {
  for (const seed of small)
    it(`of ${seed}`, () => {
      const { problem } = plantedSeason(seed);
      const found = solveDated(problem, { seed, steps: STEPS });
      assert.ok(!('breach' in found));
      const whole = firstWhole(found);
      const calendar = whole?.calendar();
      assert.deepEqual(calendar?.unplaced, []);
      assert.ok(calendar?.offences.every(({ isHard }) => !isHard));
    });
});
