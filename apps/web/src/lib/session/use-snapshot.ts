'use client';

import { useSyncExternalStore } from 'react';
import { sessionRuntime } from './runtime.ts';
import type { Snapshot } from './session-store.ts';

const subscribe = (listener: () => void) => sessionRuntime().store.subscribe(listener);
const snapshot = (): Snapshot | null => sessionRuntime().store.snapshot();
const serverSnapshot = () => null;

/** The session as this tab knows it; null on the server and while the page is being hydrated. */
export function useSnapshot(): Snapshot | null {
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot);
}
