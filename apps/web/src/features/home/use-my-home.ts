'use client';

import { useQuery } from '@tanstack/react-query';
import { homeApi } from '../../lib/api/browser.ts';

/** The poll interval while a match is live, besides the feeds. */
const whileLive = 20_000;

/** Everything on the home page in one request. */
export function useMyHome() {
  return useQuery({
    queryKey: ['home', 'mine'],
    queryFn: ({ signal }) => homeApi.mine(undefined, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.live.length > 0 ? whileLive : false,
  });
}

export type MyHomeData = NonNullable<ReturnType<typeof useMyHome>['data']>;
export type HomeMatch = MyHomeData['live'][number];
export type NextMatchData = NonNullable<MyHomeData['nextMatch']>;
