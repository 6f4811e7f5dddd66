'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { overviewApi } from '../../../lib/api/browser.ts';
import { useLive } from '../../../ui/live/use-live.ts';

/** The poll interval while the feed is not connected. */
const withoutFeed = 30_000;

export const overviewKey = ['overview'];
export const infoKey = (orgCode: string) => [...overviewKey, 'info', { orgCode }];

/** An organisation's day, updated by its feed. */
export function useOverview(orgCode: string) {
  const queries = useQueryClient();
  const invalidate = () => void queries.invalidateQueries({ queryKey: overviewKey });
  const isFed = useLive({ feed: 'organisation', orgCode }, invalidate);
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
