'use client';

import { parentOf } from '@traip/engine';
import { useTranslations } from 'next-intl';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import type { Player } from '../queue/types.ts';
import type { Entry } from './entries.ts';
import { takesAssist } from './takes-assist.ts';

export function useCanAssist(): (entry: Entry) => boolean {
  const { desk } = useDeskContext();
  const sport = parentOf(desk.sportVariantKey) ?? '';
  return (entry) => {
    const side = entry.teamId === desk.home?.id ? 'home' : 'away';
    const others = desk.players[side]?.players.filter(({ playerId }) => playerId !== entry.playerId) ?? [];
    const isOpen = desk.actions.includes('registerEvent') && entry.refusal === null;
    return isOpen && others.length > 0 && takesAssist(entry, sport);
  };
}

/** Sets the assist of a pending goal, or of a stored one. */
export function useAssist(): (entry: Entry, player: Player | null) => Promise<void> {
  const t = useTranslations('matchDesk');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const { client, desk, setAssist, storeDesk } = useDeskContext();
  return async ({ eventId, clientEventId }, player) => {
    if (eventId === null) return setAssist(clientEventId ?? '', player);
    try {
      const body = { matchId: desk.id, eventId, relatedPlayerId: player?.playerId ?? null };
      storeDesk(await client.setAssist({ body }));
    } catch (failure) {
      toast(failureMessage(failure, t('assistFailed')), 'error');
    }
  };
}
