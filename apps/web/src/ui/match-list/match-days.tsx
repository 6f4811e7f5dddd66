import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { calendarDayWithWeekday } from '../../i18n/formats.ts';
import { byDay } from './by-day.ts';
import styles from './match-days.module.css';

interface MatchDaysProps<T> {
  readonly matches: readonly T[];
  /** The rows of a day. */
  readonly children: (matches: readonly T[]) => ReactNode;
}

interface ListedMatch {
  readonly id: string;
  readonly kickOff: string | null;
  readonly isQueued: boolean;
}

export function MatchDays<T extends ListedMatch>({ matches, children }: MatchDaysProps<T>) {
  const t = useTranslations('matchList');
  const locale = useLocale();
  return byDay(matches).map(({ day, matches: ofDay }) => (
    // A day may occur twice in a list with another order.
    <section key={`${day} ${ofDay[0]?.id}`} data-day={day ?? undefined} className={styles.section}>
      <h2 className={styles.day}>
        {day === null
          ? t(ofDay.every(({ isQueued }) => isQueued) ? 'states.QUEUED' : 'noDate')
          : calendarDayWithWeekday(locale, day)}
      </h2>
      {children(ofDay)}
    </section>
  ));
}
