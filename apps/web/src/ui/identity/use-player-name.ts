import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { fullName } from './full-name.ts';

interface NamedPlayer {
  readonly firstName: string;
  readonly surnames: string;
}

/** The name of a player. If the name is hidden, both parts are empty: then the shirt is used, if known. */
export function usePlayerName(): (player: NamedPlayer, shirt?: number | null) => string {
  const t = useTranslations('ui.player');
  return useCallback(
    (player, shirt = null) => fullName(player) || (shirt === null ? t('hidden') : t('wears', { shirt })),
    [t],
  );
}
