import { inMadrid } from '../../i18n/madrid.ts';

interface DatedMatch {
  readonly kickOff: string | null;
}

interface DayGroup<T> {
  /** In Madrid time; null: without a date. */
  readonly day: string | null;
  readonly matches: readonly T[];
}

/** Grouped by day, in order. */
export function byDay<T extends DatedMatch>(matches: readonly T[]): readonly DayGroup<T>[] {
  const days: { day: string | null; matches: T[] }[] = [];
  for (const match of matches) {
    const day = match.kickOff === null ? null : inMadrid(new Date(match.kickOff)).day;
    const last = days.at(-1);
    if (last !== undefined && last.day === day) last.matches.push(match);
    else days.push({ day, matches: [match] });
  }
  return days;
}
