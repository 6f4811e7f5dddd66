const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const separated = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/;
const digitsOnly = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/**
 * The input for a day, day first: `21/11/2026`, `21-11-26`, `21112026`. ISO dates, which browsers fill in,
 * are parsed too.
 */
export function readDay(text: string, thisYear = new Date().getFullYear()): string | null {
  const typed = text.trim();
  const [, isoYear, isoMonth, isoDay] = iso.exec(typed) ?? [];
  if (isoYear !== undefined) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, month, year] = separated.exec(typed) ?? digitsOnly.exec(typed) ?? [];
  if (year === undefined) return null;
  return dayOf(fullYear(year, thisYear), Number(month), Number(day));
}

/** `2026-11-21` as "21/11/2026". */
export function showDay(day: string): string {
  const [, year, month, date] = iso.exec(day) ?? [];
  return year === undefined ? '' : `${date}/${month}/${year}`;
}

/**
 * Two digits are a year of this century up to ten years from now, otherwise of the last one: 30 is near, 87
 * is a birthday.
 */
function fullYear(year: string, thisYear: number): number {
  if (year.length === 4) return Number(year);
  const century = Math.floor(thisYear / 100) * 100;
  const near = century + Number(year);
  return near > thisYear + 10 ? near - 100 : near;
}

/** Null if the calendar has no such day. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
