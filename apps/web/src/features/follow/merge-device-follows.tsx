'use client';

import { useEffect } from 'react';
import { accountFollows } from './data/account-follows.ts';
import { deviceFollows } from './data/device-follows.ts';
import { loadRing } from './data/load-ring.ts';
import { ringFlag } from './data/ring-flag.ts';

/** What the device follows moves to the account of who signs in there, and so does what it rings for. */
export function MergeDeviceFollows({ userId }: { readonly userId: string }) {
  useEffect(() => {
    // What fails stays on the device, and is tried again with the next page.
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
  if (ringFlag.isOn()) await (await loadRing()).handOver();
}
