'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '../../ui/network/use-online.ts';
import { keepLoadedFiles } from './worker.ts';

type Loads = readonly (() => Promise<unknown>)[];

/** Loads what comes on demand while there is a network. True once this device holds all of it. */
export function useKeepFiles(loads: Loads): boolean {
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

async function keepFiles(loads: Loads): Promise<boolean> {
  try {
    await Promise.all(loads.map((load) => load()));
    return await keepLoadedFiles();
  } catch {
    // The network was lost meanwhile; it is tried again when it is back.
    return false;
  }
}
