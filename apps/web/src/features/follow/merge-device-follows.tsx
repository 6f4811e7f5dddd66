'use client';

import { useEffect } from 'react';
import { accountFollows } from './data/account-follows.ts';
import { deviceFollows } from './data/device-follows.ts';
import { loadRing } from './data/load-ring.ts';
import { ringFlag } from './data/ring-flag.ts';

/** After signing in, the device's follows and notifications move to the account. */
export function MergeDeviceFollows({ userId }: { readonly userId: string }) {
  useEffect(() => {
    // If this fails, follows stay on the device, and the next page tries again.
    moveFollows(userId)
      .then(moveRing)
      .catch(() => undefined);
  }, [userId]);
  return null;
}

async function moveFollows(userId: string): Promise<void> {
  const follows = deviceFollows.read();
  if (follows.length === 0) return;
  await accountFollows.merge(userId, follows);
  deviceFollows.save([]);
}

async function moveRing(): Promise<void> {
  if (ringFlag.isOn()) await (await loadRing()).transferToAccount();
}
