'use client';

import type { Announcements } from '@dnd-kit/core';
import { useTranslations } from 'next-intl';
import type { SeedItem } from './seed-list.tsx';

/** Screen reader announcements while a team is moved. */
export function useAnnouncements(teams: readonly SeedItem[]): Announcements {
  const t = useTranslations('seedList');
  const nameOf = (key: unknown) => teams.find((team) => team.key === key)?.name ?? '';
  const positionOf = (key: unknown) => teams.findIndex((team) => team.key === key) + 1;
  return {
    onDragStart: ({ active }) => t('lifted', { name: nameOf(active.id), place: positionOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : t('over', { name: nameOf(active.id), place: positionOf(over.id) }),
    onDragEnd: ({ active, over }) =>
      t('dropped', { name: nameOf(active.id), place: positionOf(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t('dropped', { name: nameOf(active.id), place: positionOf(active.id) }),
  };
}
