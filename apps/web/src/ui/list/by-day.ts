import { daysAfter, inMadrid } from '../../i18n/madrid.ts';

interface Day<T> {
  /** In Madrid time. */
  readonly day: string;
  readonly isToday: boolean;
  readonly isYesterday: boolean;
  readonly items: readonly T[];
}

/** Grouped by day, in order. */
export function byDay<T extends { readonly at: string }>(items: readonly T[], now: Date): readonly Day<T>[] {
  const today = inMadrid(now).day;
  const days = Map.groupBy(items, ({ at }) => inMadrid(new Date(at)).day);
  return [...days].map(([day, ofDay]) => ({
    day,
    items: ofDay,
    isToday: day === today,
    isYesterday: day === daysAfter(today, -1),
  }));
}
