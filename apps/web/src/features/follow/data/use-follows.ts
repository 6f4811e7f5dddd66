'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session/index.ts';
import { accountFollows } from './account-follows.ts';
import {
  deviceFollows,
  type FollowView,
  isSame,
  type Target,
  withFollow,
  withoutFollow,
} from './device-follows.ts';

interface Follows {
  /** Undefined until they are known. */
  readonly follows: readonly FollowView[] | undefined;
  /** Loading failed. */
  readonly hasFailed: boolean;
  readonly reload: () => void;
  readonly isOnDevice: boolean;
  /** False if the device has no room; throws what the server refuses. */
  readonly follow: (follow: FollowView) => Promise<boolean>;
  readonly unfollow: (target: Target) => Promise<void>;
}

/** What's followed: in the account when signed in, otherwise on this device. */
export function useFollows(): Follows {
  const { status, user } = useSession();
  const device = useOnDevice();
  const account = useInAccount(user?.id);
  if (status === 'authenticated') return account;
  return status === 'loading' ? { ...device, follows: undefined } : device;
}

function useOnDevice(): Follows {
  const { subscribe, read, readOnServer, save } = deviceFollows;
  const follows = useSyncExternalStore(subscribe, read, readOnServer);
  return {
    follows,
    hasFailed: false,
    reload: () => undefined,
    isOnDevice: true,
    follow: async (follow) => {
      const more = withFollow(read(), follow);
      if (more !== null) save(more);
      return more !== null;
    },
    unfollow: async (target) => save(withoutFollow(read(), target)),
  };
}

type Change = Parameters<typeof accountFollows.change>;

function useInAccount(userId: string | undefined): Follows {
  const { subscribe, read, load, change } = accountFollows;
  const follows = useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => undefined,
  );
  const hasFailed = useSyncExternalStore(subscribe, accountFollows.hasFailed, () => false);
  useEffect(() => {
    if (userId !== undefined && follows === undefined) void load(userId);
  }, [userId, follows]);
  const save = async (next: Change[1], send: Change[2]) => {
    if (userId !== undefined) await change(userId, next, send);
  };
  return {
    follows,
    hasFailed: hasFailed && follows === undefined,
    reload: () => void (userId !== undefined && load(userId)),
    isOnDevice: false,
    follow: async ({ kind, id, rings }) => {
      await save(
        (shown) => withFollow(shown, { kind, id, rings }) ?? shown,
        (api) => api.set({ params: { kind, id }, body: { rings } }),
      );
      return true;
    },
    unfollow: ({ kind, id }) =>
      save(
        (shown) => withoutFollow(shown, { kind, id }),
        (api) => api.remove({ params: { kind, id } }),
      ),
  };
}

export function findFollow(follows: readonly FollowView[] | undefined, target: Target) {
  return follows?.find((one) => isSame(one, target));
}
