import type { Placements } from '../dated/placed.ts';
import type { CalendarBreach, DatedProblem } from '../dated/problem.ts';
import { type Progress, type SearchOptions, solveDated } from './solve.ts';

/** Searches again from a published calendar, keeping matches in place where possible. */
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
