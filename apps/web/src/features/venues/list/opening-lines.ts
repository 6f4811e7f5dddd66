import { weekdayName } from '../../../i18n/formats.ts';
import type { Locale } from '../../../i18n/locales.ts';

interface Opening {
  readonly weekday: number;
  readonly opensAt: string;
  readonly closesAt: string;
}

/** "Lun–Vie 17:00–22:00": consecutive days with the same hours are grouped. */
export function openingLines(openings: readonly Opening[], locale: Locale): string[] {
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const [weekday, hours] of hoursByDay(openings)) {
    const run = runs.at(-1);
    if (run !== undefined && run.hours === hours && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  const day = (weekday: number) => weekdayName(locale, weekday, 'short');
  return runs.map(({ first, last, hours }) => {
    const days = first === last ? day(first) : `${day(first)}–${day(last)}`;
    return `${days} ${hours}`;
  });
}

function hoursByDay(openings: readonly Opening[]): [number, string][] {
  const sorted = openings.toSorted((a, b) => a.weekday - b.weekday || a.opensAt.localeCompare(b.opensAt));
  const byDay = Map.groupBy(sorted, ({ weekday }) => weekday);
  return [...byDay].map(([weekday, own]) => [
    weekday,
    own.map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`).join(', '),
  ]);
}
