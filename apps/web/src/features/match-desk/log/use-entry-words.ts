'use client';

import { useTranslations } from 'next-intl';
import { formatMinute } from '../../../ui/match/format-minute.ts';
import { usePeriodWords } from '../../../ui/match/use-period-words.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { useEventWords } from '../events/use-event-words.ts';
import type { Entry } from './entries.ts';

type LoggedEvent = Pick<
  Entry,
  'type' | 'kind' | 'period' | 'minute' | 'teamId' | 'playerName' | 'relatedName' | 'payload'
>;

interface EntryWords {
  readonly title: string;
  readonly minute: string | null;
  readonly facts: readonly string[];
}

/** Something that happened in words: "Amarilla · Diego Ferrer", and when and for whom. */
export function useEntryWords(): (event: LoggedEvent) => EntryWords {
  const t = useTranslations('matchDesk');
  const { desk, rules } = useDeskContext();
  const words = useEventWords();
  const periods = usePeriodWords(rules);
  const whoIn = ({ type, period, playerName, relatedName }: LoggedEvent) => {
    if (type === 'SUBSTITUTION') return t('offOn', { off: playerName ?? '?', on: relatedName ?? '?' });
    const isPeriod = type === 'START' || type === 'END';
    return isPeriod && period !== null ? periods(period) : playerName;
  };
  const titleOf = (event: LoggedEvent) => {
    const { type, kind, payload } = event;
    if (kind === 'SET') return t('setScore', payload as { set: number; home: number; away: number });
    return [words(type, kind), whoIn(event)].filter((one) => one !== null).join(' · ');
  };
  return (event) => {
    const { type, period, minute: at, teamId, relatedName } = event;
    const team = [desk.home, desk.away].find((one) => one?.id === teamId)?.name ?? null;
    const minute = type === 'START' || type === 'END' ? null : formatMinute(rules, period, at);
    const isAssist = type === 'GOAL' && relatedName !== null;
    const assist = isAssist ? t('assistOf', { name: relatedName }) : null;
    return { title: titleOf(event), minute, facts: [minute, assist, team].filter((one) => one !== null) };
  };
}
