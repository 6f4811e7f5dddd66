'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { calendarDay } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './calendar-step.module.css';
import { MonthGrid } from './month-grid.tsx';
import type { PlayingDay } from './playing-days.ts';

interface DaysCardProps {
  readonly days: readonly PlayingDay[];
  readonly endsOn: string;
  /** Shown while there are no days. */
  readonly missing: string;
  readonly onEnd: (date: string) => void;
  /** Whether the first phase fits. */
  readonly estimate: ReactNode;
}

const monthsShown = 3;

/** The playing days from the first to the last. */
export function DaysCard({ days, endsOn, missing, onEnd, estimate }: DaysCardProps) {
  const t = useTranslations('competitionWizard.calendar');
  const locale = useLocale();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return <Card title={t('days')}>{missing}</Card>;
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return (
    <Card title={t('days')}>
      <p className={styles.sum} aria-live="polite">
        {t('sum', {
          days: new Set(days.map(({ date }) => date)).size,
          from: calendarDay(locale, first.date),
          to: calendarDay(locale, last.date),
        })}
      </p>
      {estimate}
      {endsOn !== '' && endsOn < last.date && (
        <Notice tone="warning">{t('tooLate', { day: calendarDay(locale, endsOn) })}</Notice>
      )}
      {endsOn !== last.date && (
        <Button variant="outlined" className={styles.end} onClick={() => onEnd(last.date)}>
          {t('setEnd', { day: calendarDay(locale, last.date) })}
        </Button>
      )}
      <div className={styles.months}>
        {months.slice(0, monthsShown).map((month) => (
          <MonthGrid key={month} month={month} days={days} />
        ))}
      </div>
      {months.length > monthsShown && (
        <p className={styles.quiet}>{t('moreMonths', { count: months.length - monthsShown })}</p>
      )}
    </Card>
  );
}
