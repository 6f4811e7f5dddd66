'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallReply, followCalls } from '@traip/contract';
import { useSyncExternalStore } from 'react';
import { followApi } from '../../../lib/api/follow.ts';
import { accountFollows, type FollowView, loadRing, useFollows } from '../../follow/index.ts';

export type FollowingData = CallReply<(typeof followCalls)['mine']>;
export type FollowedItem = FollowingData['items'][number];

/** Scores change during matches. */
const pollMs = { live: 20_000, quiet: 120_000 };

/** What's followed with its matches: one request, for the account or the device. */
export function useFollowing() {
  const { follows, isOnDevice } = useFollows();
  const onDevice = isOnDevice ? (follows ?? []) : null;
  const saves = useSyncExternalStore(accountFollows.subscribe, accountFollows.saves, () => 0);
  return useQuery({
    queryKey: ['following', onDevice, saves],
    queryFn: ({ signal }): Promise<FollowingData> =>
      onDevice === null ? followApi.mine(undefined, { signal }) : pageOfDevice(onDevice, signal),
    enabled: follows !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ live }) => live !== null) ? pollMs.live : pollMs.quiet,
  });
}

/** Also updates ids on the device after merges. */
async function pageOfDevice(follows: readonly FollowView[], signal: AbortSignal): Promise<FollowingData> {
  const page = await followApi.ofDevice({ body: { follows: [...follows] } }, { signal });
  if (page.merged.length > 0) (await loadRing()).learnMerged(page.merged);
  return page;
}
