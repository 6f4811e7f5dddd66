'use client';

import { useQuery } from '@tanstack/react-query';
import { type MyHomeData, myHomeQuery } from '../../lib/api/my-home.ts';

/** The poll interval while a match is live, besides the feeds. */
const whileLive = 20_000;

export function useMyHome() {
  return useQuery({
    ...myHomeQuery,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.live.length > 0 ? whileLive : false,
  });
}

export type { MyHomeData };
export type HomeMatch = MyHomeData['live'][number];
export type NextMatchData = NonNullable<MyHomeData['nextMatch']>;
