'use client';

import { useDroppable } from '@dnd-kit/core';
import { useLocale, useTranslations } from 'next-intl';
import { calendarDayInBrief, calendarDayWithWeekday, weekdayName } from '../../../i18n/formats.ts';
import { clockTime, weekdayOf } from '../../../i18n/madrid.ts';
import { Block } from './block.tsx';
import { type DropTarget, hourHeight } from './drag-area.tsx';
import type { CalendarItem } from './item.ts';
import styles from './week.module.css';
import type { Hours, Lane, WeekDay } from './week-layout.ts';

interface WeekGridProps {
  readonly days: readonly WeekDay[];
  readonly hours: Hours;
  readonly minutes: number;
  readonly canDrag: boolean;
  readonly onOpen: ((item: CalendarItem) => void) | undefined;
}

export function WeekGrid({ days, hours, ...rest }: WeekGridProps) {
  const height = (hours.last - hours.first) * hourHeight;
  const columns = days.map(({ isEmpty, lanes }) =>
    isEmpty ? '44px' : `minmax(${lanes.length * 84}px, ${lanes.length}fr)`,
  );
  return (
    <div className={styles.scroll}>
      <div className={styles.grid} style={{ gridTemplateColumns: `48px ${columns.join(' ')}` }}>
        <HourNames hours={hours} height={height} />
        {days.map((day) => (
          <Day key={day.day} day={day} hours={hours} height={height} {...rest} />
        ))}
      </div>
    </div>
  );
}

function HourNames({ hours, height }: { readonly hours: Hours; readonly height: number }) {
  const names = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index);
  return (
    <div className={styles.hours} aria-hidden="true">
      <div className={styles.corner} />
      <div style={{ height }}>
        {names.map((hour) => (
          <span key={hour} className={styles.hour} style={{ height: hourHeight }}>
            {clockTime(hour * 60)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface DayProps extends Omit<WeekGridProps, 'days'> {
  readonly day: WeekDay;
  readonly height: number;
}

function Day({ day: { day, lanes, isEmpty }, height, ...rest }: DayProps) {
  const locale = useLocale();
  return (
    <section className={styles.day} aria-label={calendarDayWithWeekday(locale, day)} data-empty={isEmpty}>
      <h3 className={styles.dayName}>
        {isEmpty
          ? `${weekdayName(locale, weekdayOf(day), 'short')}\n${Number(day.slice(-2))}`
          : calendarDayInBrief(locale, day)}
      </h3>
      <div className={styles.lanes}>
        {lanes.map((lane) => (
          <LaneColumn
            key={lane.field?.id ?? 'none'}
            lane={lane}
            day={day}
            height={height}
            isEmpty={isEmpty}
            {...rest}
          />
        ))}
      </div>
    </section>
  );
}

interface LaneColumnProps extends Omit<DayProps, 'day'> {
  readonly lane: Lane;
  readonly day: string;
  readonly isEmpty: boolean;
}

function LaneColumn({ lane, day, height, isEmpty, hours, minutes, canDrag, onOpen }: LaneColumnProps) {
  const t = useTranslations('competitionCalendar');
  const { field, venue, items } = lane;
  const target: DropTarget = { day, fieldId: field?.id ?? null };
  const { setNodeRef, isOver } = useDroppable({
    id: `${day} ${field?.id ?? ''}`,
    data: { ...target },
    disabled: !canDrag,
  });
  return (
    <div className={styles.lane}>
      <p className={styles.laneName}>
        {!isEmpty && (
          <>
            <b>{field?.name ?? t('noField')}</b>
            {venue !== null && <span>{venue.name}</span>}
          </>
        )}
      </p>
      <div
        ref={setNodeRef}
        className={styles.space}
        data-over={isOver}
        style={{ height, backgroundSize: `100% ${hourHeight}px` }}
      >
        {items.map((item) => (
          <Block
            key={item.id}
            item={item}
            hours={hours}
            minutes={minutes}
            canDrag={canDrag}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  );
}
