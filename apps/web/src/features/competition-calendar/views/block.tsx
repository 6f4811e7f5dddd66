'use client';

import { useDraggable } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import { clockTime, minutesIn } from '../../../i18n/madrid.ts';
import { hourHeight } from './drag-area.tsx';
import type { CalendarItem } from './item.ts';
import { MarkIcon } from './mark.tsx';
import styles from './week.module.css';
import { draggedTime, type Hours } from './week-layout.ts';

interface BlockProps {
  readonly item: CalendarItem;
  readonly hours: Hours;
  readonly minutes: number;
  readonly canDrag: boolean;
  readonly onOpen: ((item: CalendarItem) => void) | undefined;
}

/** A click opens the match; a pointer can drag it. */
export function Block({ item, hours, minutes, canDrag, onOpen }: BlockProps) {
  const t = useTranslations('competitionCalendar');
  const { id, time, home, away, mark, isMovable } = item;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id,
    data: { item },
    disabled: !canDrag || !isMovable,
  });
  const style = {
    top: ((minutesIn(time) - hours.first * 60) / 60) * hourHeight,
    height: Math.max(46, (minutes / 60) * hourHeight - 2),
    ...(transform === null ? {} : { transform: `translate(${transform.x}px, ${transform.y}px)` }),
  };
  // While dragging, it shows the new kick-off.
  const shown =
    transform === null ? time : clockTime(draggedTime(time, (transform.y / hourHeight) * 60, hours));
  const content = (
    <>
      <span className={styles.time}>
        {shown} {mark !== null && <MarkIcon of={mark} />}
      </span>
      <span className={styles.side}>{home.name}</span>
      <span className={styles.side}>{away.name}</span>
    </>
  );
  if (onOpen === undefined || !isMovable) {
    return (
      <div className={styles.block} data-mark={mark} style={style} title={`${home.name} – ${away.name}`}>
        {content}
      </div>
    );
  }
  return (
    <button
      ref={setNodeRef}
      {...listeners}
      type="button"
      className={styles.block}
      data-mark={mark}
      data-dragging={isDragging}
      style={style}
      onClick={() => onOpen(item)}
    >
      <span className="visually-hidden">{t('moveOf', { time, home: home.name, away: away.name })}</span>
      <span className={styles.words} aria-hidden="true">
        {content}
      </span>
    </button>
  );
}
