import { weekdayOf } from './playing-days.ts';
import type { TimetablePreferences } from './preferences.ts';

interface FieldOfDay {
  readonly day: string;
  readonly field: number;
}

/** The first minute from which a field is open and free for a whole match; infinite if there is none. */
export function earliestFree(preferences: TimetablePreferences, place: FieldOfDay, from: number): number {
  const { taken = [], every, after } = preferences;
  const open = earliestOpen(
    preferences,
    place,
    after?.day === place.day ? Math.max(from, after.minutes) : from,
  );
  const blocking = taken.find(
    (span) =>
      span.field === place.field && span.day === place.day && span.from < open + every && open < span.to,
  );
  return blocking === undefined ? open : earliestFree(preferences, place, blocking.to);
}

function earliestOpen(
  { openings = [], every }: TimetablePreferences,
  place: FieldOfDay,
  from: number,
): number {
  const own = openings.filter(({ field }) => field === undefined || field === place.field);
  if (own.length === 0) return from;
  const starts = own
    .filter(
      (hours) => hours.weekday === weekdayOf(place.day) && Math.max(from, hours.from) + every <= hours.to,
    )
    .map((hours) => Math.max(from, hours.from));
  return Math.min(Number.POSITIVE_INFINITY, ...starts);
}
