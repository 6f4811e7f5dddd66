'use client';

import { useMessages, useTranslations } from 'next-intl';
import { sportOf } from '../../../ui/match/ball-icon.tsx';
import { useDeskContext } from '../data/desk-context.tsx';

/** What an event is called: "Gol", "De penalti", "Amarilla". A kind that has no words of ours keeps its name. */
export function useEventWords(): (type: string, kind: string | null | undefined) => string {
  const t = useTranslations('matchDesk');
  const { kinds, types } = useMessages().matchDesk;
  const sport = sportOf(useDeskContext().desk.sportVariantKey);
  return (type, kind) => {
    // The same kind may have another name in another sport: a field goal is no basket everywhere.
    const names = [`${sport}_${kind}`, `${type === 'CARD' ? 'CARD_' : ''}${kind}`];
    const named = names.find((name) => name in kinds);
    if (kind && type !== 'MANUAL_RESULT' && named) return t(`kinds.${named as keyof typeof kinds}`);
    return type in types ? t(`types.${type as keyof typeof types}`) : type;
  };
}
