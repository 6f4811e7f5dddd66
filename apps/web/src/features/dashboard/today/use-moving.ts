'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { CallReply, matchDeskCalls } from '@traip/contract';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import { infoKey, type OverviewData, overviewKey, type TodayMatch } from '../data/use-overview.ts';

type Desk = CallReply<(typeof matchDeskCalls)['desk']>;

/** Does something with a match, and shows meanwhile how it will be. What is refused leaves it as it was. */
export function useMoving(orgCode: string, match: TodayMatch) {
  const t = useTranslations('dashboard.moves');
  const toast = useToast();
  const sentence = useFailureMessage();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const show = (change: Partial<TodayMatch>) =>
    queries.setQueryData<OverviewData>(infoKey(orgCode), (info) => info && changed(info, match.id, change));
  const move = async (call: () => Promise<Desk>, meanwhile: Partial<TodayMatch>): Promise<Desk | null> => {
    setBusy(true);
    show(meanwhile);
    try {
      const desk = await call();
      const { state, version, actions, score } = desk;
      show({ state, version, actions, score });
      return desk;
    } catch (failure) {
      show(match);
      toast(sentence(failure, t('failed')), 'error');
      return null;
    } finally {
      setBusy(false);
      for (const queryKey of [overviewKey, ['match']]) void queries.invalidateQueries({ queryKey });
    }
  };
  return { busy, move };
}

function changed(info: OverviewData, id: string, change: Partial<TodayMatch>): OverviewData {
  const items = info.today.items.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...info, today: { ...info.today, items } };
}
