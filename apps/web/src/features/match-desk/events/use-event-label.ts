'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useDeskContext } from '../data/desk-context.tsx';
import { kindKeys } from './kind-keys.ts';

/** "Gol", "De penalti", "Amarilla". An unknown kind keeps its key. */
export function useEventLabel(): (type: string, kind: string | null | undefined) => string {
  const t = useTranslations('matchDesk');
  const { kinds, types } = useMessages().matchDesk;
  const { sportVariantKey } = useDeskContext().desk;
  return (type, kind) => {
    const named = kindKeys(sportVariantKey, type, kind ?? '').find((name) => name in kinds);
    if (kind && type !== 'MANUAL_RESULT' && named) return t(`kinds.${named as keyof typeof kinds}`);
    return type in types ? t(`types.${type as keyof typeof types}`) : type;
  };
}
