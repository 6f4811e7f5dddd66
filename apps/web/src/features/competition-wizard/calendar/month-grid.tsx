'use client';

import { useLocale } from 'next-intl';
import { monthAndYear, weekdayName } from '../../../i18n/formats.ts';
import styles from './calendar-step.module.css';
import type { PlayingDay } from './playing-days.ts';

interface MonthGridProps {
  /** `2027-06` */
  readonly month: string;
  readonly days: readonly PlayingDay[];
}

/** A month with its playing days marked; the summary above says the same in text. */
export function MonthGrid({ month, days }: MonthGridProps) {
  const locale = useLocale();
  const first = new Date(`${month}-01T12:00:00Z`);
  const played = new Map(days.map((day) => [day.date, day]));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const offset = (first.getUTCDay() || 7) - 1;
  const dates = Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
  return (
    <div aria-hidden="true" className={styles.month}>
      <b className={styles.monthName}>{monthAndYear(locale, first)}</b>
      <div className={styles.grid}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <span key={day} className={styles.head}>
            {weekdayName(locale, day, 'short')}
          </span>
        ))}
        {dates.map((date, index) => (
          <span
            key={date}
            className={played.has(date) ? styles.playing : styles.day}
            style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}
          >
            {index + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
