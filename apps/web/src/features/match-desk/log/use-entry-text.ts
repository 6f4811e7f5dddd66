'use client';

import type { Pair, RubberScore } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { formatMinute } from '../../../ui/match/format-minute.ts';
import { usePeriodLabel } from '../../../ui/match/use-period-label.ts';
import { useRubberName } from '../../../ui/rubbers/use-rubber-name.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import { useEventLabel } from '../events/use-event-label.ts';
import type { Entry } from './entries.ts';

type LoggedEvent = Pick<
  Entry,
  'type' | 'kind' | 'period' | 'minute' | 'teamId' | 'playerName' | 'relatedName' | 'payload'
>;

interface EntryText {
  readonly title: string;
  readonly minute: string | null;
  readonly facts: readonly string[];
}

/** "Amarilla · Diego Ferrer", with when and for whom. */
export function useEntryText(): (event: LoggedEvent) => EntryText {
  const t = useTranslations('matchDesk');
  const { desk, rules, unit } = useDeskContext();
  const eventLabel = useEventLabel();
  const periods = usePeriodLabel(rules);
  const rubberName = useRubberName();
  const rubberText = ({ key, sets }: RubberScore) => {
    const list = rules.rubbers?.list ?? [];
    const rubber = list.find((one) => one.key === key);
    const score = sets.map(({ home, away }) => `${home}–${away}`).join(' ');
    return [rubber ? rubberName(rubber, list) : key, score].filter((item) => item !== '').join(' · ');
  };
  const holeText = ({ set: hole, home, away }: Pair & { readonly set: number }) => {
    const winner = home > away ? desk.home : away > home ? desk.away : null;
    return winner === null ? t('holes.halvedAt', { hole }) : t('holes.wonAt', { hole, name: winner.name });
  };
  const subjectOf = ({ type, period, playerName, relatedName }: LoggedEvent) => {
    if (type === 'SUBSTITUTION') return t('offOn', { off: playerName ?? '?', on: relatedName ?? '?' });
    const isPeriod = type === 'START' || type === 'END';
    return isPeriod && period !== null ? periods(period) : playerName;
  };
  const titleOf = (event: LoggedEvent) => {
    const { type, kind, payload } = event;
    if (kind === 'SET')
      return t('setScore', { unit, ...(payload as { set: number; home: number; away: number }) });
    if (kind === 'HOLE' && 'set' in payload) return holeText(payload as unknown as Pair & { set: number });
    if (kind === 'RUBBER') return rubberText(payload as unknown as RubberScore);
    return [eventLabel(type, kind), subjectOf(event)].filter((item) => item !== null).join(' · ');
  };
  return (event) => {
    const { type, period, minute: at, teamId, relatedName } = event;
    const team = [desk.home, desk.away].find((item) => item?.id === teamId)?.name ?? null;
    const minute = type === 'START' || type === 'END' ? null : formatMinute(rules, period, at);
    const isAssist = type === 'GOAL' && relatedName !== null;
    const assist = isAssist ? t('assistOf', { name: relatedName }) : null;
    return { title: titleOf(event), minute, facts: [minute, assist, team].filter((entry) => entry !== null) };
  };
}
