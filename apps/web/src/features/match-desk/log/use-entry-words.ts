'use client';

import { useTranslations } from 'next-intl';
import { useTheDesk } from '../data/the-desk.tsx';
import { shownMinute } from '../events/shown-minute.ts';
import { useEventWords } from '../events/use-event-words.ts';
import { usePeriodWords } from '../events/use-period-words.ts';
import type { Entry } from './entries.ts';

/** A line of the log in words: "Amarilla · Diego Ferrer", and when and for whom. */
export function useEntryWords(): (entry: Entry) => { title: string; minute: string | null; facts: string[] } {
  const t = useTranslations('matchDesk');
  const { desk, rules } = useTheDesk();
  const words = useEventWords();
  const periods = usePeriodWords(rules);
  return ({ type, kind, period, minute: at, teamId, playerName, payload }) => {
    const team = [desk.home, desk.away].find((one) => one?.id === teamId)?.name ?? null;
    const isPeriod = type === 'START' || type === 'END';
    const minute = isPeriod ? null : shownMinute(rules, period, at);
    const name = words(type, kind);
    const of = isPeriod && period !== null ? periods(period) : playerName;
    const set = kind === 'SET' ? t('setScore', payload as { set: number; home: number; away: number }) : null;
    const title = [name, of, set].filter((one) => one !== null).join(' · ');
    return { title, minute, facts: [minute, team].filter((one) => one !== null) };
  };
}
