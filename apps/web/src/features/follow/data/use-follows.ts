'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session/index.ts';
import {
  deviceFollows,
  type FollowView,
  isSame,
  type Target,
  withFollow,
  withoutFollow,
} from './device-follows.ts';
import { followKeys } from './follow-keys.ts';

/** Loaded on demand: on public pages the API client would be the largest part. */
const loadApi = async () => (await import('../../../lib/api/follow.ts')).followApi;

interface Follows {
  /** Undefined until they are known. */
  readonly follows: readonly FollowView[] | undefined;
  readonly isOnDevice: boolean;
  /** False if there is no room on the device; throws what the server refuses. */
  readonly follow: (follow: FollowView) => Promise<boolean>;
  readonly unfollow: (target: Target) => Promise<void>;
}

/** What is followed: in the account of who has signed in, else on this device. */
export function useFollows(): Follows {
  const { status } = useSession();
  const device = useOnDevice();
  const account = useInAccount(status === 'authenticated');
  if (status === 'authenticated') return account;
  return status === 'loading' ? { ...device, follows: undefined } : device;
}

function useOnDevice(): Follows {
  const { subscribe, read, readOnServer, save } = deviceFollows;
  const follows = useSyncExternalStore(subscribe, read, readOnServer);
  return {
    follows,
    isOnDevice: true,
    follow: async (follow) => {
      const more = withFollow(read(), follow);
      if (more !== null) save(more);
      return more !== null;
    },
    unfollow: async (target) => save(withoutFollow(read(), target)),
  };
}

function useInAccount(isSignedIn: boolean): Follows {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: followKeys.list,
    queryFn: async ({ signal }) => (await (await loadApi()).list(undefined, { signal })).items,
    enabled: isSignedIn,
  });
  /** Shown at once, and as before if it fails. */
  const change = async (
    next: (shown: readonly FollowView[]) => readonly FollowView[],
    send: () => Promise<unknown>,
  ) => {
    await client.cancelQueries({ queryKey: followKeys.list });
    const before = client.getQueryData<readonly FollowView[]>(followKeys.list);
    client.setQueryData<readonly FollowView[]>(followKeys.list, (shown) => next(shown ?? []));
    try {
      await send();
    } catch (failure) {
      client.setQueryData(followKeys.list, before);
      throw failure;
    } finally {
      void client.invalidateQueries({ queryKey: followKeys.page });
    }
  };
  return {
    follows: data,
    isOnDevice: false,
    follow: async ({ rings, ...params }) => {
      const follow = { ...params, rings };
      await change(
        (shown) => withFollow(shown, follow) ?? shown,
        async () => (await loadApi()).set({ params, body: { rings } }),
      );
      return true;
    },
    unfollow: ({ kind, id }) =>
      change(
        (shown) => withoutFollow(shown, { kind, id }),
        async () => (await loadApi()).remove({ params: { kind, id } }),
      ),
  };
}

export function findFollow(follows: readonly FollowView[] | undefined, target: Target) {
  return follows?.find((one) => isSame(one, target));
}
