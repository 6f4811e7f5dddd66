'use client';

import { useSyncExternalStore } from 'react';
import { sessionRuntime } from './runtime.ts';
import type { Snapshot } from './session-store.ts';

const subscribe = (listener: () => void) => sessionRuntime().store.subscribe(listener);
const snapshot = (): Snapshot | null => sessionRuntime().store.snapshot();
const serverSnapshot = () => null;

/** Null on the server and during hydration. */
export function useSnapshot(): Snapshot | null {
  return useSyncExternalStore(subscribe, snapshot, serverSnapshot);
}
