'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { moved } from './order.ts';
import styles from './seed-list.module.css';
import { SeedRow } from './seed-row.tsx';
import { useAnnouncements } from './use-announcements.ts';

export interface SeedItem {
  readonly key: string;
  readonly name: string;
  readonly avatarUrl?: string | null;
}

interface SeedListProps<T extends SeedItem> {
  readonly teams: readonly T[];
  readonly onChange: (teams: readonly T[]) => void;
  /** An error of a row's team. */
  readonly error?: (index: number) => string | undefined;
  readonly aside?: (team: T, index: number) => ReactNode;
  readonly removable?: boolean;
}

/** Teams by seed: dragged, moved by keyboard, or moved by typing a number. */
export function SeedList<T extends SeedItem>(props: SeedListProps<T>) {
  const { teams, onChange, error, aside, removable = false } = props;
  const t = useTranslations('seedList');
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (key: unknown) => teams.findIndex((team) => team.key === key);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onChange(moved(teams, indexOf(active.id), indexOf(over.id)));
  };
  const accessibility = {
    announcements: useAnnouncements(teams),
    screenReaderInstructions: { draggable: t('dragHelp') },
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      onDragEnd={onDragEnd}
      accessibility={accessibility}
      collisionDetection={closestCenter}
    >
      <SortableContext items={teams.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={styles.rows}>
          {teams.map((team, index) => (
            <SeedRow
              key={team.key}
              team={team}
              index={index}
              total={teams.length}
              error={error?.(index)}
              aside={aside?.(team, index)}
              onPlace={(newIndex) => onChange(moved(teams, index, newIndex))}
              {...(removable && {
                onRemove: () => onChange(teams.filter(({ key }) => key !== team.key)),
              })}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
