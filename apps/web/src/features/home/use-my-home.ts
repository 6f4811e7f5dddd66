'use client';

import { useQuery } from '@tanstack/react-query';
import { homeApi } from '../../lib/api/browser.ts';

/** How often a home looks again while one of its matches is being played, besides what the feeds tell. */
const whileLive = 20_000;

/** Everything that waits for the person, in one request. */
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
