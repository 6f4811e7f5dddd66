import { dayNumber, isoDate } from '../calendar/dated/civil.ts';
import type { IsoDate } from '../calendar/dated/problem.ts';
import type { TimetablePreferences } from './preferences.ts';

/** A year and a month: timetables are not made further ahead. */
const horizon = 400;

// 1970-01-01 was a Thursday.
const weekdayOfNumber = (day: number) => ((day + 3) % 7) + 1;

/** 1 is Monday; NaN for an invalid date. */
export const weekdayOf = (day: IsoDate) => weekdayOfNumber(dayNumber(day) ?? Number.NaN);

/** The open playing days, from the first one on. */
export function playingDays({
  firstDay,
  weekdays,
  closedDates = [],
}: TimetablePreferences): readonly IsoDate[] {
  const first = dayNumber(firstDay);
  if (first === null) return [];
  const days = Array.from({ length: horizon }, (_, index) => first + index);
  return days
    .filter((day) => weekdays.includes(weekdayOfNumber(day)))
    .map(isoDate)
    .filter((day) => !closedDates.includes(day));
}

/** Consecutive days share a round: a Saturday and its Sunday. */
export function matchdays(days: readonly IsoDate[]): readonly (readonly IsoDate[])[] {
  const groups: IsoDate[][] = [];
  let previous = Number.NaN;
  for (const day of days) {
    const number = dayNumber(day) ?? Number.NaN;
    const group = groups.at(-1);
    // With matches every day, each week has a new round.
    if (group !== undefined && number === previous + 1 && group.length < 7) group.push(day);
    else groups.push([day]);
    previous = number;
  }
  return groups;
}
