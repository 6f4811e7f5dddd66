'use client';

import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { clockTime } from '../../../i18n/madrid.ts';
import { useMatchUnit } from '../../../ui/nouns/match-unit.ts';
import type { CalendarItem } from './item.ts';
import { draggedTime, type Hours } from './week-layout.ts';

/** Where a match was dropped. */
export interface DroppedMatch {
  readonly item: CalendarItem;
  readonly day: string;
  readonly time: string;
  readonly fieldId: string | null;
}

/** The height of one hour in pixels. */
export const hourHeight = 60;

/** Drop data of a lane. */
export interface DropTarget {
  readonly day: string;
  readonly fieldId: string | null;
}

interface DragAreaProps {
  readonly hours: Hours;
  readonly onMoved: ((moved: DroppedMatch) => void) | undefined;
  readonly children: ReactNode;
}

/** Drag and drop to another lane and hour. Keyboard users have the dialog. */
export function DragArea({ hours, onMoved, children }: DragAreaProps) {
  const t = useTranslations('competitionCalendar');
  const unit = useMatchUnit();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  if (onMoved === undefined) return children;
  const drop = ({ active, over, delta }: DragEndEvent) => {
    const item = active.data.current?.item as CalendarItem | undefined;
    const target = over?.data.current as DropTarget | undefined;
    if (item === undefined || target === undefined) return;
    const time = clockTime(draggedTime(item.time, (delta.y / hourHeight) * 60, hours));
    // An empty day has no lanes per field: the match keeps its field.
    const fieldId = target.fieldId ?? item.field?.id ?? null;
    const isElsewhere = target.day !== item.day || time !== item.time || fieldId !== (item.field?.id ?? null);
    if (isElsewhere) onMoved({ item, day: target.day, time, fieldId });
  };
  return (
    <DndContext
      id="calendar-week"
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: t('dragHint', { unit }) },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      {children}
    </DndContext>
  );
}
