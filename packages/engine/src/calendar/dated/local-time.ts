import { dayNumber, isoDate } from './civil.ts';
import type { Instant, IsoDate, KickOff, Span } from './problem.ts';

const DAY = 24 * 60;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** The UTC offset of local clocks in minutes at an instant, in minutes since 1970-01-01T00:00Z. */
type OffsetAt = (at: Instant) => number;

/** The days of a season. */
interface SeasonDays {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** Clock times of one day of the week, 1 (Monday) to 7. */
export interface WeeklyTimes {
  readonly weekday: number;
  readonly times: readonly string[];
}

/** Opening hours of a weekday in local time; closing before opening means closing the next day. */
interface WeeklyHours {
  readonly weekday: number;
  readonly from: string;
  readonly to: string;
}

/** Every kick-off of a season at these local times; times skipped by a clock change are left out. */
export function kickOffsBetween(
  season: SeasonDays,
  weekly: readonly WeeklyTimes[],
  offsetAt: OffsetAt,
): readonly KickOff[] {
  return daysOf(season).flatMap((day) =>
    timesOn(weekly, day).flatMap((time) => {
      const at = instantsOf(day * DAY + minutesOf(time), offsetAt)[0];
      return at === undefined ? [] : [{ date: isoDate(day), time, at }];
    }),
  );
}

/** The opening hours of a season as spans of instants; clock changes make them an hour longer or shorter. */
export function openingsBetween(
  season: SeasonDays,
  weekly: readonly WeeklyHours[],
  offsetAt: OffsetAt,
): readonly Span[] {
  return daysOf(season).flatMap((day) =>
    weekly.filter(isOn(day)).map(({ from, to }) => {
      const closing = minutesOf(to) > minutesOf(from) ? minutesOf(to) : minutesOf(to) + DAY;
      return { from: edge(day * DAY + minutesOf(from), offsetAt), to: edge(day * DAY + closing, offsetAt) };
    }),
  );
}

function daysOf({ first, last }: SeasonDays): readonly number[] {
  const from = dayNumber(first) ?? 0;
  return Array.from({ length: (dayNumber(last) ?? -1) - from + 1 }, (_, index) => from + index);
}

const isOn =
  (day: number) =>
  ({ weekday }: { readonly weekday: number }): boolean =>
    ((((day + FIRST_WEEKDAY) % 7) + 7) % 7) + 1 === weekday;

function timesOn(weekly: readonly WeeklyTimes[], day: number): readonly string[] {
  return weekly.filter(isOn(day)).flatMap(({ times }) => times);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The instants at which local clocks show a time: one, none if it is skipped, two if it repeats. */
function instantsOf(local: number, offsetAt: OffsetAt): readonly Instant[] {
  const offsets = new Set([offsetAt(local - DAY), offsetAt(local + DAY)]);
  const possible = [...offsets].map((offset) => local - offset).sort((a, b) => a - b);
  return possible.filter((at) => at + offsetAt(at) === local);
}

/** An opening at a skipped time happens when the clocks jump. */
function edge(local: number, offsetAt: OffsetAt): Instant {
  return instantsOf(local, offsetAt)[0] ?? local - offsetAt(local - DAY);
}
