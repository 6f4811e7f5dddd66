import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { calendarDayThisYear, calendarDayWithWeekday } from '../../i18n/formats.ts';
import { byDay } from './by-day.ts';
import styles from './match-days.module.css';

interface MatchDaysProps<T> {
  readonly matches: readonly T[];
  /** In a card with its own title, for days that are near: without the year. */
  readonly isInCard?: boolean;
  /** The rows of a day. */
  readonly children: (matches: readonly T[]) => ReactNode;
}

interface ListedMatch {
  readonly id: string;
  readonly kickOff: string | null;
  readonly isQueued: boolean;
}

export function MatchDays<T extends ListedMatch>({ matches, isInCard = false, children }: MatchDaysProps<T>) {
  const t = useTranslations('matchList');
  const locale = useLocale();
  const dayText = isInCard ? calendarDayThisYear : calendarDayWithWeekday;
  return byDay(matches).map(({ day, matches: ofDay }) => (
    // A day may occur twice in a list with another order.
    <MatchSection
      key={`${day} ${ofDay[0]?.id}`}
      heading={isInCard ? 'h3' : 'h2'}
      day={day}
      title={
        day === null
          ? t(ofDay.every(({ isQueued }) => isQueued) ? 'states.QUEUED' : 'noDate')
          : dayText(locale, day)
      }
    >
      {children(ofDay)}
    </MatchSection>
  ));
}

interface MatchSectionProps {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly day?: string | null;
  readonly children: ReactNode;
}

/** Matches under a heading, such as their day. */
export function MatchSection({ title, heading: Heading, day, children }: MatchSectionProps) {
  return (
    <section data-day={day ?? undefined} className={styles.section}>
      <Heading className={styles.day}>{title}</Heading>
      {children}
    </section>
  );
}
