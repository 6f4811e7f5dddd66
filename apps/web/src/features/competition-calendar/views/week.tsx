'use client';

import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { calendarDayInBrief } from '../../../i18n/formats.ts';
import { daysAfter, mondayOf } from '../../../i18n/madrid.ts';
import { useUrlState } from '../../../ui/list/use-url-state.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import { DragArea, type DroppedMatch } from './drag-area.tsx';
import type { CalendarItem } from './item.ts';
import { Stepper } from './stepper.tsx';
import { useSwipe } from './use-swipe.ts';
import styles from './week.module.css';
import { WeekGrid } from './week-grid.tsx';
import { dayOf, hoursOf, nearest, weekOf, weeksWith, withMargin } from './week-layout.ts';

interface WeekProps {
  readonly items: readonly CalendarItem[];
  readonly today: string;
  readonly minutes: number;
  readonly onOpen?: (item: CalendarItem) => void;
  /** Enables dragging. */
  readonly onMoved?: (moved: DroppedMatch) => void;
}

/** On phones, one day at a time. */
export function Week(props: WeekProps) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  return isPhone ? <OneDay {...props} /> : <FullWeek {...props} />;
}

function FullWeek({ items, today, minutes, onOpen, onMoved }: WeekProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const locale = useLocale();
  const [{ day }, change] = useUrlState({ day: '' });
  const weeks = useMemo(() => weeksWith(items), [items]);
  const shown = nearest(weeks, mondayOf(day === '' ? today : day));
  const days = useMemo(() => (shown === undefined ? [] : weekOf(items, shown)), [items, shown]);
  const tight = hoursOf(
    days.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.items)),
    minutes,
  );
  const hours = onMoved === undefined ? tight : withMargin(tight);
  if (shown === undefined) return null;
  const name = (monday: string) =>
    `${calendarDayInBrief(locale, monday)} – ${calendarDayInBrief(locale, daysAfter(monday, 6))}`;
  return (
    <>
      <Stepper
        label={t('week')}
        steps={weeks}
        value={shown}
        name={name}
        onChange={(to) => change({ day: to })}
      />
      <DragArea hours={hours} onMoved={onMoved}>
        <WeekGrid
          days={days}
          hours={hours}
          minutes={minutes}
          onOpen={onOpen}
          canDrag={onMoved !== undefined}
        />
      </DragArea>
      {onMoved !== undefined && <p className={styles.hint}>{t('dragHint', { unit })}</p>}
    </>
  );
}

function OneDay({ items, today, minutes, onOpen }: WeekProps) {
  const t = useTranslations('competitionCalendar');
  const locale = useLocale();
  const [{ day }, change] = useUrlState({ day: '' });
  const days = useMemo(() => [...new Set(items.map((item) => item.day))].sort(), [items]);
  const shown = nearest(days, day === '' ? today : day);
  const index = days.indexOf(shown ?? '');
  const step = (by: number) => {
    const to = days[index + by];
    if (to !== undefined) change({ day: to });
  };
  const swipe = useSwipe({ onLeft: () => step(1), onRight: () => step(-1) });
  if (shown === undefined) return null;
  const drawn = dayOf(items, shown);
  const hours = hoursOf(
    drawn.lanes.flatMap((lane) => lane.items),
    minutes,
  );
  return (
    <>
      <Stepper
        label={t('day')}
        steps={days}
        value={shown}
        name={(entry) => calendarDayInBrief(locale, entry)}
        onChange={(to) => change({ day: to })}
      />
      <div {...swipe}>
        <WeekGrid days={[drawn]} hours={hours} minutes={minutes} onOpen={onOpen} canDrag={false} />
      </div>
    </>
  );
}
