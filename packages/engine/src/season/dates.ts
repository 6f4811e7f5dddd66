import { addMonths, dayNumber, isoDate } from '../calendar/dated/civil.ts';
import type { IsoDate } from '../calendar/dated/problem.ts';

const week = 7;

interface Days {
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
}

/** Shifts a day by whole weeks, so that Saturdays stay Saturdays. */
export function dayOnSameWeekday(day: IsoDate, weeks: number): IsoDate {
  return isoDate(numberOf(day) + weeks * week);
}

/** The same date in a later year; 29 February becomes the 28th in other years. */
export const dayAfterYears = (day: IsoDate, later: number) => addMonths(day, 12 * later);

const weeksOfYear = 52;

/** The season’s days a year later: on the same weekdays, except that starts and ends of months are kept. */
export function seasonDaysAfterYear({ startsOn, endsOn }: Days): Days {
  return {
    startsOn: startsOn && (startsOn.endsWith('-01') ? dayAfterYears(startsOn, 1) : yearLater(startsOn)),
    endsOn: endsOn && (isLastOfMonth(endsOn) ? lastOfMonthAfterYear(endsOn) : yearLater(endsOn)),
  };
}

const yearLater = (day: IsoDate) => dayOnSameWeekday(day, weeksOfYear);
const isLastOfMonth = (day: IsoDate) => isoDate(numberOf(day) + 1).endsWith('-01');

function lastOfMonthAfterYear(day: IsoDate): IsoDate {
  const dayAfter = dayAfterYears(isoDate(numberOf(day) + 1), 1);
  return isoDate(numberOf(dayAfter) - 1);
}

/** The whole weeks between the starts of two seasons; a year if either start is unknown. */
export function weeksBetween(before: Days, after: Days): number {
  if (before.startsOn === null || after.startsOn === null) return weeksOfYear;
  return Math.round((numberOf(after.startsOn) - numberOf(before.startsOn)) / week);
}

function numberOf(day: IsoDate): number {
  const number = dayNumber(day);
  if (number === null) throw new Error(`No such day: ${day}.`);
  return number;
}
