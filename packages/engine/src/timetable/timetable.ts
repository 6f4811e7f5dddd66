import { byRounds } from './by-rounds.ts';
import { minutesOf } from './clock.ts';
import { packed } from './packed.ts';
import type { Placed, TimetableMatch, TimetablePreferences } from './preferences.ts';
import { type Quality, qualityOf } from './quality.ts';

interface Timetable {
  /** In playing order. */
  readonly placed: readonly Placed[];
  /** Matches for which no day is left within a year. */
  readonly unplaced: readonly string[];
  readonly quality: Quality;
}

/**
 * Hours and fields for all matches of a competition, instantly and reproducibly. The calendar search handles
 * more (clubs, travel, referees), but takes longer.
 */
export function timetable(matches: readonly TimetableMatch[], preferences: TimetablePreferences): Timetable {
  const place = preferences.pace === 'PACKED' ? packed : byRounds;
  const placed = isPossible(preferences) && matches.length > 0 ? place(matches, preferences) : [];
  const ids = new Set(placed.map(({ match }) => match));
  return {
    placed: placed.toSorted(inOrder),
    unplaced: matches.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
    quality: qualityOf(matches, placed, preferences),
  };
}

function isPossible({ fields, every, rest, firstKickOff, lastKickOff }: TimetablePreferences): boolean {
  return fields >= 1 && every >= 1 && rest >= 0 && minutesOf(firstKickOff) <= minutesOf(lastKickOff);
}

function inOrder(one: Placed, other: Placed): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.from - other.from || one.field - other.field;
}
