import type { IsoDate } from './problem.ts';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1970-01-01, in integer arithmetic (Howard Hinnant, "days_from_civil"); null if invalid. */
export function dayNumber(date: IsoDate): number | null {
  const [, year = 0, month = 0, day = 0] = shape.exec(date)?.map(Number) ?? [];
  if (day < 1 || day > daysIn(year, month)) return null;
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The Monday-to-Sunday week of a day, as a running number. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  if (month < 1 || month > 12) return 0;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The civil date of a day number since 1970-01-01, the inverse of `dayNumber`. */
export function isoDate(days: number): IsoDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays =
    Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const year = yearOfEra + era * 400 + Number(month <= 2);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The same day of the month so many months later, or the last day if that month is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [, year = 0, month = 0, day = 0] = shape.exec(date)?.map(Number) ?? [];
  const index = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return `${padded(toYear, 4)}-${padded(toMonth, 2)}-${padded(Math.min(day, daysIn(toYear, toMonth)), 2)}`;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
