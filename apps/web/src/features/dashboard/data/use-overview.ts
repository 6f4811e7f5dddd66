'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { overviewApi } from '../../../lib/api/browser.ts';
import { useLive } from '../../../ui/live/use-live.ts';

/** How often it is asked for what happens while no feed tells of it. */
const withoutFeed = 30_000;

export const overviewKey = ['overview'];
export const infoKey = (orgCode: string) => [...overviewKey, 'info', { orgCode }];

/** The day of one organisation, kept up to date by its feed. */
export function useOverview(orgCode: string) {
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: overviewKey });
  const isFed = useLive({ feed: 'organisation', orgCode }, readAgain);
  const refetchInterval = isFed ? false : withoutFeed;
  const info = useQuery({
    queryKey: infoKey(orgCode),
    queryFn: ({ signal }) => overviewApi.info({ params: { orgCode } }, { signal }),
    refetchInterval,
  });
  const figures = useQuery({
    queryKey: [...overviewKey, 'today', { orgCode }],
    queryFn: ({ signal }) => overviewApi.today({ params: { orgCode } }, { signal }),
    refetchInterval,
  });
  return { info, figures };
}

export type OverviewData = Awaited<ReturnType<typeof overviewApi.info>>;
export type TodayMatch = OverviewData['today']['items'][number];
export type AttentionData = OverviewData['attention'][number];
export type FiguresData = Awaited<ReturnType<typeof overviewApi.today>>;
