import { weekdayOf } from './playing-days.ts';
import type { TimetableWishes } from './wishes.ts';

interface FieldOfDay {
  readonly day: string;
  readonly field: number;
}

/** The first minute from which a field is open and free for a whole match; infinite if there is none. */
export function earliestFree(wishes: TimetableWishes, place: FieldOfDay, from: number): number {
  const { taken = [], every, after } = wishes;
  const open = earliestOpen(wishes, place, after?.day === place.day ? Math.max(from, after.minutes) : from);
  const inTheWay = taken.find(
    (span) =>
      span.field === place.field && span.day === place.day && span.from < open + every && open < span.to,
  );
  return inTheWay === undefined ? open : earliestFree(wishes, place, inTheWay.to);
}

function earliestOpen({ openings = [], every }: TimetableWishes, place: FieldOfDay, from: number): number {
  const own = openings.filter(({ field }) => field === undefined || field === place.field);
  if (own.length === 0) return from;
  const starts = own
    .filter(
      (hours) => hours.weekday === weekdayOf(place.day) && Math.max(from, hours.from) + every <= hours.to,
    )
    .map((hours) => Math.max(from, hours.from));
  return Math.min(Number.POSITIVE_INFINITY, ...starts);
}
