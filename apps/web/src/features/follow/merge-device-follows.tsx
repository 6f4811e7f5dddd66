'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountFollows } from './data/account-follows.ts';
import { deviceFollows } from './data/device-follows.ts';
import { followingKey } from './data/following-key.ts';

/** What the device follows moves to the account of who signs in there. */
export function MergeDeviceFollows({ userId }: { readonly userId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const follows = deviceFollows.read();
    if (follows.length === 0) return;
    accountFollows.merge(userId, follows).then(
      () => {
        deviceFollows.save([]);
        return client.invalidateQueries({ queryKey: followingKey });
      },
      // It stays on the device, and is tried again with the next page.
      () => undefined,
    );
  }, [userId, client]);
  return null;
}
