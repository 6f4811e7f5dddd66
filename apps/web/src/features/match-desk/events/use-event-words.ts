'use client';

import { useMessages, useTranslations } from 'next-intl';

/** What an event is called: "Gol", "De penalti", "Amarilla". A kind that has no words of ours keeps its name. */
export function useEventWords(): (type: string, kind: string | null | undefined) => string {
  const t = useTranslations('matchDesk');
  const { kinds, types } = useMessages().matchDesk;
  return (type, kind) => {
    const named = `${type === 'CARD' ? 'CARD_' : ''}${kind}`;
    if (kind && type !== 'MANUAL_RESULT' && named in kinds) return t(`kinds.${named as keyof typeof kinds}`);
    return type in types ? t(`types.${type as keyof typeof types}`) : type;
  };
}
