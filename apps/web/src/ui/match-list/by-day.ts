import { inMadrid } from '../../i18n/madrid.ts';

interface Dated {
  readonly kickOff: string | null;
}

interface Day<T> {
  /** As Madrid's calendar has it; null: without a date. */
  readonly day: string | null;
  readonly matches: readonly T[];
}

/** Matches in their order, those of one day together. */
export function byDay<T extends Dated>(matches: readonly T[]): readonly Day<T>[] {
  const days: { day: string | null; matches: T[] }[] = [];
  for (const match of matches) {
    const day = match.kickOff === null ? null : inMadrid(new Date(match.kickOff)).day;
    const last = days.at(-1);
    if (last !== undefined && last.day === day) last.matches.push(match);
    else days.push({ day, matches: [match] });
  }
  return days;
}
