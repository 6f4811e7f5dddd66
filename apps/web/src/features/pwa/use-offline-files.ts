'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '../../ui/network/use-online.ts';
import { cacheLoadedFiles } from './worker.ts';

type Loads = readonly (() => Promise<unknown>)[];

const nothing: Loads = [];

/** Preloads lazily loaded parts while online. True once this device holds all of them. They must be memoized. */
export function useOfflineFiles(loads: Loads = nothing): boolean {
  const isOnline = useOnline();
  const [stored, setStored] = useState<Loads | null>(null);
  const isStored = stored === loads;
  useEffect(() => {
    if (!isOnline || isStored) return;
    let isMounted = true;
    void cacheFiles(loads).then((isComplete) => isMounted && isComplete && setStored(loads));
    return () => {
      isMounted = false;
    };
  }, [isOnline, isStored, loads]);
  return isStored;
}

/** One at a time, each when the page is idle: all at once would block a slow phone. */
async function cacheFiles(loads: Loads): Promise<boolean> {
  try {
    for (const load of loads) {
      await rest();
      if (!navigator.onLine) return false;
      await load();
    }
    return await cacheLoadedFiles();
  } catch {
    // The network was lost; it's tried again when it's back.
    return false;
  }
}

const longestWait = 1_000;

/** Some browsers have no idle callback. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, longestWait / 5);
  });
}
