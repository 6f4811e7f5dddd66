import { daysAfter, inMadrid } from '../../i18n/madrid.ts';

interface NewsDay<T> {
  /** By Madrid's calendar. */
  readonly day: string;
  readonly isToday: boolean;
  readonly isYesterday: boolean;
  readonly news: readonly T[];
}

/** Grouped by day, in order. */
export function newsByDay<T extends { readonly at: string }>(
  news: readonly T[],
  now: Date,
): readonly NewsDay<T>[] {
  const today = inMadrid(now).day;
  const days = Map.groupBy(news, ({ at }) => inMadrid(new Date(at)).day);
  return [...days].map(([day, ofDay]) => ({
    day,
    news: ofDay,
    isToday: day === today,
    isYesterday: day === daysAfter(today, -1),
  }));
}
