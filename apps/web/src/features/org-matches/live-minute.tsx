'use client';

import { useTranslations } from 'next-intl';
import { useNow } from '../../ui/match/use-now.ts';
import type { MatchData } from './use-match-list.ts';

interface LiveMinuteProps {
  readonly clock: NonNullable<MatchData['clock']>;
  readonly readAt: number;
}

/** "67:24", counted on from the time of the response. */
export function LiveMinute({ clock, readAt }: LiveMinuteProps) {
  const t = useTranslations();
  const isRunning = clock.is === 'RUNNING' && clock.shown !== null;
  const now = useNow(isRunning);
  if (clock.is === 'BREAK') return t('matchList.break');
  if (!isRunning) return t('matchList.states.IN_PROGRESS');
  const seconds = clock.minute * 60 + clock.second + Math.max(0, Math.floor((now - readAt) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <span suppressHydrationWarning>
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </span>
  );
}
