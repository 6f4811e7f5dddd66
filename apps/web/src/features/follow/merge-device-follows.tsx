'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../lib/session/index.ts';
import { deviceFollows } from './data/device-follows.ts';
import { followKeys } from './data/follow-keys.ts';

/** What the device follows moves to the account of who signs in there. */
export function MergeDeviceFollows() {
  const { status } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const follows = deviceFollows.read();
    if (status !== 'authenticated' || follows.length === 0) return;
    void moveToAccount(follows).then(
      () => client.invalidateQueries({ queryKey: followKeys.all }),
      // It stays on the device, and is tried again with the next page.
      () => undefined,
    );
  }, [status, client]);
  return null;
}

async function moveToAccount(follows: ReturnType<typeof deviceFollows.read>): Promise<void> {
  const { followApi } = await import('../../lib/api/follow.ts');
  await followApi.merge({ body: { follows: [...follows] } });
  deviceFollows.save([]);
}
