'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '../../ui/network/use-online.ts';
import { keepLoadedFiles } from './worker.ts';

type Loads = readonly (() => Promise<unknown>)[];

const nothing: Loads = [];

/** Loads what comes on demand, if anything does, while there is a network. True once this device holds all of it. */
export function useKeepFiles(loads: Loads = nothing): boolean {
  const isOnline = useOnline();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!isOnline || isKept) return;
    let isMounted = true;
    void keepFiles(loads).then((kept) => isMounted && setKept(kept));
    return () => {
      isMounted = false;
    };
  }, [isOnline, isKept, loads]);
  return isKept;
}

/** One after the other, and each once the page rests: on a slow phone all at once would keep it from answering. */
async function keepFiles(loads: Loads): Promise<boolean> {
  try {
    for (const load of loads) {
      await rest();
      if (!navigator.onLine) return false;
      await load();
    }
    return await keepLoadedFiles();
  } catch {
    // The network was lost meanwhile; it is tried again when it is back.
    return false;
  }
}

const longestWait = 1_000;

/** Some browsers do not tell when they rest. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestWait });
    else setTimeout(resolve, longestWait / 5);
  });
}
