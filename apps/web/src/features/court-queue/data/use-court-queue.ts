'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { courtQueueApi } from '../../../lib/api/court-queue.ts';
import { roundApi } from '../../../lib/api/round.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { useLive } from '../../../ui/live/use-live.ts';
import { type QueueData, queueKey, useQueue } from '../../queue-place/index.ts';

export type { QueueData };
export type CourtData = QueueData['courts'][number];
export type QueuedData = QueueData['queue'][number];
type ResultToSend = Parameters<typeof roundApi.saveResults>[0]['body']['results'][number];

export function useCourtQueue(competitionId: string) {
  const queries = useQueryClient();
  useLive(
    { feed: 'competition', id: competitionId },
    () => void queries.invalidateQueries({ queryKey: queueKey(competitionId) }),
  );
  return useQueue(competitionId);
}

/** Actions of the desk; each response is the new board. One at a time: a second tap must not call twice. */
export function useCourtActions(competitionId: string) {
  const t = useTranslations('courtQueue');
  const locale = useLocale();
  const queries = useQueryClient();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const [isBusy, setBusy] = useState(false);
  const params = { competitionId };
  const queryKey = queueKey(competitionId);
  const run = async (work: () => Promise<QueueData | null>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      const board = await work();
      if (board === null) await queries.invalidateQueries({ queryKey });
      else queries.setQueryData(queryKey, board);
      return true;
    } catch (failure) {
      toast(failureMessage(failure, t('failed')), 'error');
      await queries.invalidateQueries({ queryKey });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    call: (matchId: string, fieldId: string) =>
      run(() => courtQueueApi.call({ params, body: { matchId, fieldId } })),
    takeBack: (matchId: string) => run(() => courtQueueApi.takeBack({ params, body: { matchId } })),
    skip: (matchId: string, isSkipped: boolean) =>
      run(() => courtQueueApi.skip({ params, body: { matchId, isSkipped } })),
    set: (settings: QueueData['settings']) => run(() => courtQueueApi.set({ params, body: { settings } })),
    finish: (result: ResultToSend) =>
      run(async () => {
        const { outcomes } = await roundApi.saveResults({ params, body: { results: [result] } });
        const problem = outcomes.find(({ status }) => status === 'REFUSED')?.error;
        if (problem) toast(problem.message[locale], 'error');
        return null;
      }),
  };
}

export type CourtActions = ReturnType<typeof useCourtActions>;
