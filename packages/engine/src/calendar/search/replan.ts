import type { Placements } from '../dated/placed.ts';
import type { CalendarBreach, DatedProblem } from '../dated/problem.ts';
import { type Progress, type SearchOptions, solveDated } from './solve.ts';

/** Searches again from a calendar that people already know: whatever need not move stays. */
export function replanDated(
  problem: DatedProblem,
  current: Placements,
  options: SearchOptions,
): Iterable<Progress> | CalendarBreach {
  const matches = problem.matches.map((match) => {
    const before = current.get(match.id);
    return before ? { ...match, before } : match;
  });
  return solveDated({ ...problem, matches }, options);
}
