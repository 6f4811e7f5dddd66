import type { DatedProblem, VenueId } from './problem.ts';

const HOUR = 60;

/** The travel minutes between two venues. */
export function journeyMinutes({ journeys }: DatedProblem, from: VenueId, to: VenueId): number {
  if (from === to) return 0;
  const own = journeys?.find(({ between }) => between.includes(from) && between.includes(to));
  return own?.minutes ?? 0;
}

/** The started hours a team travels from its base to a venue; 0 without a base. */
export function hoursTo(problem: DatedProblem, team: { readonly base?: VenueId }, venue: VenueId): number {
  return team.base === undefined ? 0 : Math.ceil(journeyMinutes(problem, team.base, venue) / HOUR);
}
