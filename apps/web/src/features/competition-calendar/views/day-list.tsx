'use client';

import Button from '@mui/material/Button';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useMemo, useState } from 'react';
import { calendarDayWithWeekday, monthAndYear } from '../../../i18n/formats.ts';
import { Crest, DashedShield } from '../../../ui/identity/crest.tsx';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import styles from './day-list.module.css';
import { byDay, type CalendarItem, type CalendarSide } from './item.ts';
import { Mark } from './mark.tsx';
import { Stepper } from './stepper.tsx';
import { nearest } from './week-layout.ts';

interface DayListProps {
  readonly items: readonly CalendarItem[];
  /** The month to begin with when there are several. */
  readonly today: string;
  readonly action?: (item: CalendarItem) => ReactNode;
}

const month = (day: string) => day.slice(0, 7);

/** One month at a time, day by day. */
export function DayList({ items, today, action }: DayListProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const locale = useLocale();
  const months = useMemo(() => [...new Set(items.map(({ day }) => month(day)))].sort(), [items]);
  const [selectedMonth, setSelectedMonth] = useState(month(today));
  const shown = nearest(months, selectedMonth);
  const days = useMemo(() => byDay(items.filter(({ day }) => month(day) === shown)), [items, shown]);
  const [showsPast, setShowsPast] = useState(false);
  if (shown === undefined) return null;
  const upcoming = days.filter(([day]) => day >= today);
  // The current month opens at today.
  const isPastHidden = !showsPast && upcoming.length > 0 && upcoming.length < days.length;
  return (
    <div>
      <Stepper
        steps={months}
        value={shown}
        onChange={setSelectedMonth}
        name={(entry) => monthAndYear(locale, new Date(`${entry}-15T12:00:00Z`))}
        label={t('month')}
      />
      {isPastHidden && (
        <Button size="small" onClick={() => setShowsPast(true)}>
          {t('showPast', { count: days.length - upcoming.length })}
        </Button>
      )}
      {(isPastHidden ? upcoming : days).map(([day, own]) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.title}>
            {calendarDayWithWeekday(locale, day)}
            <span className={styles.count}>{t('matchCount', { count: own.length, unit })}</span>
          </h3>
          <ul>
            {own.map((item) => (
              <Row key={item.id} item={item} action={action?.(item)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ item, action }: { readonly item: CalendarItem; readonly action: ReactNode }) {
  const t = useTranslations('competitionCalendar');
  const { time, home, away, field, venue, round, group, mark, score } = item;
  // A score already shows that the match was played.
  const isObvious = mark === 'OVER' && score !== null;
  const location = field === null ? t('noField') : [venue?.name, field.name].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <span className={styles.time}>{time}</span>
      <span className={styles.sides}>
        <Side side={home} />
        {score !== null && <b className={styles.score}>{score}</b>}
        <Side side={away} />
      </span>
      <span className={styles.where}>
        {location}
        <span className={styles.quiet}>
          {group === null ? t('roundShort', { round }) : t('roundOfGroup', { round, group })}
        </span>
      </span>
      <span className={styles.mark}>{mark !== null && !isObvious && <Mark of={mark} />}</span>
      {action}
    </li>
  );
}

function Side({ side: { name, team } }: { readonly side: CalendarSide }) {
  return (
    <span className={styles.side}>
      {team === null ? (
        <DashedShield width={18} />
      ) : (
        <Crest name={team.name} url={team.avatarUrl} kind={team.competitorKind} width={18} />
      )}
      <span>{name}</span>
    </span>
  );
}
