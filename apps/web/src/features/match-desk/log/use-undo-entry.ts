'use client';

import { useTranslations } from 'next-intl';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useDeskContext } from '../data/desk-context.tsx';
import type { Entry } from './entries.ts';

/** Immediately while pending, otherwise on the backend. */
export function useUndoEntry(): (entry: Entry) => Promise<void> {
  const t = useTranslations('matchDesk');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const { client, desk, unit, takeBack, substitute, storeDesk } = useDeskContext();
  return async ({ eventId, clientEventId, substitution }) => {
    if (substitution !== undefined) return substitute({ ...substitution, undo: true });
    if (eventId === null) return takeBack(clientEventId ?? '');
    try {
      storeDesk(await client.deleteEvent({ params: { eventId, matchId: desk.id } }));
      toast(t('takenBack', { unit }));
    } catch (failure) {
      toast(failureMessage(failure, t('takeBackFailed')), 'error');
    }
  };
}
