'use client';

import { useTranslations } from 'next-intl';
import { useNow } from '../../ui/match/use-now.ts';
import type { MatchData } from './use-match-list.ts';

interface LiveMinuteProps {
  readonly clock: NonNullable<MatchData['clock']>;
  readonly readAt: number;
}

/** "En vivo · 67:24", counted on from the time of the response. */
export function LiveMinute({ clock, readAt }: LiveMinuteProps) {
  const t = useTranslations();
  const isRunning = clock.is === 'RUNNING' && clock.shown !== null;
  const now = useNow(isRunning);
  const live = t('matchStates.IN_PROGRESS');
  if (clock.is === 'BREAK') return `${live} · ${t('orgMatches.break')}`;
  if (!isRunning) return live;
  const seconds = clock.minute * 60 + clock.second + Math.max(0, Math.floor((now - readAt) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <span suppressHydrationWarning>
      {live} · {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </span>
  );
}
