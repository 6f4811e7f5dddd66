'use client';

import { useSyncExternalStore } from 'react';
import { ringFlag } from './ring-flag.ts';

/** Whether this device has notifications without an account. */
export function useRing(): boolean {
  return useSyncExternalStore(ringFlag.subscribe, ringFlag.isOn, () => false);
}
