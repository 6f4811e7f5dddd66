import { dayNumber } from './civil.ts';
import type { CalendarMatch, DatedProblem, FieldId, MatchId, Placement, VenueId } from './problem.ts';

/** Which match is played where and when; a match that is missing is not placed. */
export type Placements = ReadonlyMap<MatchId, Placement>;

/** A match at a place, with what the rules ask about it. */
export interface Placed {
  readonly match: CalendarMatch;
  readonly placement: Placement;
  readonly venue: VenueId;
  readonly day: number;
  readonly at: number;
  readonly end: number;
}

/** Puts a match at a place. */
export function placedAt(problem: DatedProblem, match: CalendarMatch, placement: Placement): Placed {
  const end = placement.at + (match.minutes ?? problem.rules.minutes);
  const day = dayNumber(placement.date) ?? Number.NaN;
  return { match, placement, venue: venueOf(problem, placement.field), day, at: placement.at, end };
}

/** All placed matches, in the order of the problem. */
export function placedMatches(problem: DatedProblem, placements: Placements): readonly Placed[] {
  return problem.matches.flatMap((match) => {
    const placement = placements.get(match.id);
    return placement ? [placedAt(problem, match, placement)] : [];
  });
}

/** The last minute at which two matches still disturb each other when this much time must lie between them. */
export function areCloserThan(a: Placed, b: Placed, minutes: number): boolean {
  return a.at < b.end + minutes && b.at < a.end + minutes;
}

function venueOf({ venues }: DatedProblem, field: FieldId): VenueId {
  return venues.find(({ fields }) => fields.includes(field))?.id ?? '';
}
