import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { calendarDayWithWeekday } from '../../i18n/formats.ts';
import { byDay } from './by-day.ts';
import styles from './match-days.module.css';

interface MatchDaysProps<T> {
  readonly matches: readonly T[];
  /** One match, as an item of a list. */
  readonly children: (match: T) => ReactNode;
}

/** A list of matches, day by day. */
export function MatchDays<T extends { readonly id: string; readonly kickOff: string | null }>({
  matches,
  children,
}: MatchDaysProps<T>) {
  const t = useTranslations('matchList');
  const locale = useLocale();
  return byDay(matches).map(({ day, matches: ofDay }) => (
    // A day may come twice in a list that is ordered otherwise.
    <section key={`${day} ${ofDay[0]?.id}`}>
      <h2 className={styles.day}>{day === null ? t('noDate') : calendarDayWithWeekday(locale, day)}</h2>
      <ul>{ofDay.map(children)}</ul>
    </section>
  ));
}
