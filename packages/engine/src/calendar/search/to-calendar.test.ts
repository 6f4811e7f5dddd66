import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { costOf, judge } from '../dated/judge.ts';
import { solveDated } from './solve.ts';
import { kickOff, smallSeason } from './testing/small-season.ts';

describe('a resulting calendar', () => {
  it('never has a hard offence, whatever the state of the search', () => {
    fc.assert(
      fc.property(smallSeason, fc.string(), (problem, seed) => {
        const found = solveDated(problem, { seed, steps: 40, pause: 20 });
        assert.ok(!('breach' in found));
        for (const progress of found) {
          const { placements, unplaced, offences, soft } = progress.calendar();
          assert.deepEqual(costOf(judge(problem, placements)), { hard: 0, soft });
          assert.equal(costOf(offences).hard, 0);
          assert.equal(placements.size + unplaced.length, problem.matches.length);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is empty if the rules allow no match', () => {
    fc.assert(
      fc.property(smallSeason, (problem) => {
        const matches = problem.matches.map(({ locked: _, ...match }) => match);
        const rules = { ...problem.rules, stretches: [{ days: 1, max: 0 }] };
        const found = solveDated(
          { ...problem, matches, rules },
          { seed: 'nobody plays', steps: 40, pause: 20 },
        );
        assert.ok(!('breach' in found));
        assert.deepEqual([...found].at(-1)?.calendar().placements.size, 0);
      }),
      { numRuns: 20 },
    );
  });

  it('has offences only among locked matches', () => {
    fc.assert(
      fc.property(smallSeason, fc.nat({ max: 9 }), fc.nat({ max: 9 }), (problem, one, other) => {
        const lockedOn = [one, other].map((day) => ({ ...kickOff(day, '18:00'), field: 'n2' }));
        const matches = problem.matches.map((it, index) => {
          const locked = lockedOn[index];
          return locked ? { ...it, locked } : it;
        });
        const found = solveDated({ ...problem, matches }, { seed: 'locked', steps: 20, pause: 20 });
        assert.ok(!('breach' in found));
        const calendar = [...found].at(-1)?.calendar();
        assert.deepEqual(
          lockedOn,
          ['m0', 'm1'].map((id) => calendar?.placements.get(id)),
        );
        const hard = (calendar?.offences ?? []).filter(({ isHard }) => isHard);
        assert.ok(hard.every(({ matches: named }) => named.every((id) => id === 'm0' || id === 'm1')));
      }),
      { numRuns: 100 },
    );
  });
});
