import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { calendarDayWithWeekday } from '../../i18n/formats.ts';
import { byDay } from './by-day.ts';
import styles from './match-days.module.css';

interface MatchDaysProps<T> {
  readonly matches: readonly T[];
  readonly children: (match: T) => ReactNode;
}

export function MatchDays<T extends { readonly id: string; readonly kickOff: string | null }>({
  matches,
  children,
}: MatchDaysProps<T>) {
  const t = useTranslations('matchList');
  const locale = useLocale();
  return byDay(matches).map(({ day, matches: ofDay }) => (
    // A day may occur twice in a list with another order.
    <section key={`${day} ${ofDay[0]?.id}`}>
      <h2 className={styles.day}>{day === null ? t('noDate') : calendarDayWithWeekday(locale, day)}</h2>
      <ul>{ofDay.map(children)}</ul>
    </section>
  ));
}
