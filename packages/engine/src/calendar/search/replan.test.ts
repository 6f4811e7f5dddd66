import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSamePlace } from '../dated/judge-alone.ts';
import type { Placements } from '../dated/placed.ts';
import { defaultRules } from '../dated/problem.ts';
import { replanDated } from './replan.ts';
import { type Progress, solveDated } from './solve.ts';
import { DAY, league } from './testing/eight-clubs.ts';
import type { Calendar } from './to-calendar.ts';

function lastOf(found: ReturnType<typeof solveDated>): Calendar {
  assert.ok(!('breach' in found), JSON.stringify(found));
  let last: Progress | undefined;
  for (const progress of found) last = progress;
  assert.ok(last);
  return last.calendar();
}

/** The matches that have moved. */
function movedFrom(before: Placements, after: Placements): readonly string[] {
  return [...before.keys()].filter((id) => {
    const [old, now] = [before.get(id), after.get(id)];
    return !old || !now || !isSamePlace(old, now);
  });
}

describe('when a ground closes for a weekend', () => {
  // A postponed match is played after later rounds.
  const rules = { ...defaultRules, isOrderFree: true };
  const problem = league({ rules });
  const { placements } = lastOf(solveDated(problem, { seed: 'a league', steps: 30_000 }));
  const weekOf = ({ at }: { readonly at: number }) => Math.floor(at / (7 * DAY));

  for (const ground of ['Old', 'New'])
    it(`${ground}: on any weekend all are placed, moving at most three times the affected matches`, () => {
      const here = [...placements.values()].filter(({ field }) => field.startsWith(ground));
      const weeks = [...Map.groupBy(here, weekOf)].sort(([a], [b]) => a - b);
      for (const [week, hit] of weeks.filter((_, index) => index % 4 === 1)) {
        const closed = { from: week * 7 * DAY, to: (week * 7 + 2) * DAY };
        const venues = problem.venues.map((venue) =>
          venue.id === ground ? { ...venue, blackouts: [closed] } : venue,
        );
        const again = lastOf(replanDated({ ...problem, venues }, placements, { seed: 'again', steps: 6000 }));
        const moved = movedFrom(placements, again.placements);
        assert.deepEqual(again.unplaced, []);
        assert.ok(
          moved.length >= hit.length && moved.length <= 3 * hit.length,
          `week ${week}: ${hit.length} hit, ${moved.length} moved`,
        );
      }
    });

  it('nothing moves if no match was scheduled there', () => {
    const venues = problem.venues.map((venue) => ({ ...venue, blackouts: [{ from: -DAY, to: 0 }] }));
    const weights = { ...rules.weights, change: 1000 };
    const again = lastOf(
      replanDated({ ...problem, venues, rules: { ...rules, weights } }, placements, {
        seed: 'x',
        steps: 3000,
      }),
    );
    assert.deepEqual(movedFrom(placements, again.placements), []);
  });
});
