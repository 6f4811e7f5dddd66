'use client';

import { holesIn } from '@traip/engine/match';
import { useTranslations } from 'next-intl';
import { useMethodName } from '../../../ui/bout/use-bout-text.ts';
import { useDeskContext } from '../data/desk-context.tsx';

/** "Ana, 2 up after 7 holes", "Ana wins 3&2"; null in other sports. */
export function useHolesText(): string | null {
  const t = useTranslations('matchDesk.holes');
  const nameOf = useMethodName();
  const { desk, match, rules } = useDeskContext();
  const { holes } = match.tally;
  if (holesIn(rules) === null) return null;
  if (holes === null) return t('notBegun');
  const { score, list, left, method, decided } = holes;
  const up = Math.abs(score.home - score.away);
  const name = desk[score.home > score.away ? 'home' : 'away']?.name ?? '';
  if (decided !== null && method !== null) return t('won', { name, margin: nameOf(method) });
  if (method !== null && !desk.decider.needsWinner) return t('halvedMatch');
  if (up === 0) return t('levelAfter', { after: list.length });
  const text = t('upAfter', { name, up, after: list.length });
  return up === left ? `${text} · ${t('dormie')}` : text;
}
