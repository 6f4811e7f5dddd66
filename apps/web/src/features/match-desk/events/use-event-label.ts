'use client';

import { parentOf } from '@traip/engine';
import { useMessages, useTranslations } from 'next-intl';
import { useDeskContext } from '../data/desk-context.tsx';

/** "Gol", "De penalti", "Amarilla". An unknown kind keeps its key. */
export function useEventLabel(): (type: string, kind: string | null | undefined) => string {
  const t = useTranslations('matchDesk');
  const { kinds, types } = useMessages().matchDesk;
  const { sportVariantKey } = useDeskContext().desk;
  const sport = parentOf(sportVariantKey) ?? '';
  return (type, kind) => {
    // Names differ by sport: a field goal is not a basket everywhere, and ten points of judo are an ippon.
    const names = [
      `${sportVariantKey}_${kind}`,
      `${sport}_${kind}`,
      `${type === 'CARD' ? 'CARD_' : ''}${kind}`,
    ];
    const named = names.find((name) => name in kinds);
    if (kind && type !== 'MANUAL_RESULT' && named) return t(`kinds.${named as keyof typeof kinds}`);
    return type in types ? t(`types.${type as keyof typeof types}`) : type;
  };
}
