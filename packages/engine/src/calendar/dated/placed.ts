import { dayNumber } from './civil.ts';
import type { CalendarMatch, DatedProblem, FieldId, MatchId, Placement, VenueId } from './problem.ts';

/** The field and time of each match; a missing match is unplaced. */
export type Placements = ReadonlyMap<MatchId, Placement>;

/** A match at a place, with the data rules need. */
export interface Placed {
  readonly match: CalendarMatch;
  readonly placement: Placement;
  readonly venue: VenueId;
  readonly day: number;
  readonly at: number;
  readonly end: number;
  /** When the next match may kick off on its field. */
  readonly fieldFree: number;
}

/** Minutes from kick-off to the next one on the same field. */
export function fieldMinutesOf(
  { rules }: DatedProblem,
  { minutes = rules.minutes, fieldMinutes }: CalendarMatch,
) {
  return fieldMinutes ?? minutes + rules.turnaround;
}

/** Puts a match at a place. */
export function placedAt(problem: DatedProblem, match: CalendarMatch, placement: Placement): Placed {
  const { at } = placement;
  const end = at + (match.minutes ?? problem.rules.minutes);
  const fieldFree = at + fieldMinutesOf(problem, match);
  const day = dayNumber(placement.date) ?? Number.NaN;
  return { match, placement, venue: venueOf(problem, placement.field), day, at, end, fieldFree };
}

/** All placed matches, in the order of the problem. */
export function placedMatches(problem: DatedProblem, placements: Placements): readonly Placed[] {
  return problem.matches.flatMap((match) => {
    const placement = placements.get(match.id);
    return placement ? [placedAt(problem, match, placement)] : [];
  });
}

/** Whether two matches are closer than the required gap. */
export function areCloserThan(a: Placed, b: Placed, minutes: number): boolean {
  return a.at < b.end + minutes && b.at < a.end + minutes;
}

function venueOf({ venues }: DatedProblem, field: FieldId): VenueId {
  return venues.find(({ fields }) => fields.includes(field))?.id ?? '';
}
