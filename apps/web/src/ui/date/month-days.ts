const dayMs = 86_400_000;
const daysShown = 42;

/** Six weeks from the Monday on or before the first of the month, as ISO dates. `month` is `2026-11`. */
export function daysAround(month: string): readonly string[] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  return Array.from({ length: daysShown }, (_, at) => isoDay(first + (at - sinceMonday) * dayMs));
}

export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
}

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  return isoDay(lastDay.setUTCDate(Math.min(date, lastDay.getUTCDate())));
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
