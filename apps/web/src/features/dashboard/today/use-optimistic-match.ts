'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { CallReply, matchDeskCalls } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { infoKey, type OverviewData, overviewKey, type TodayMatch } from '../data/use-overview.ts';

type DeskData = CallReply<(typeof matchDeskCalls)['desk']>;

/** Updates a match optimistically; a refusal rolls it back. */
export function useOptimisticMatch(orgCode: string, match: TodayMatch) {
  const t = useTranslations('dashboard.moves');
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const show = (change: Partial<TodayMatch>) =>
    queries.setQueryData<OverviewData>(infoKey(orgCode), (info) => info && withMatch(info, match.id, change));
  const move = async (
    call: () => Promise<DeskData>,
    optimistic: Partial<TodayMatch>,
  ): Promise<DeskData | null> => {
    setBusy(true);
    show(optimistic);
    try {
      const desk = await call();
      const { state, version, actions, score } = desk;
      show({ state, version, actions, score });
      return desk;
    } catch (failure) {
      show(match);
      toast(failureMessage(failure, t('failed')), 'error');
      return null;
    } finally {
      setBusy(false);
      for (const queryKey of [overviewKey, ['match']]) void queries.invalidateQueries({ queryKey });
    }
  };
  return { busy, move };
}

function withMatch(info: OverviewData, id: string, change: Partial<TodayMatch>): OverviewData {
  const items = info.today.items.map((item) => (item.id === id ? { ...item, ...change } : item));
  return { ...info, today: { ...info.today, items } };
}
