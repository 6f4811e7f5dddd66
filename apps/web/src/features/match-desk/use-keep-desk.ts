'use client';

import { useEffect, useState } from 'react';
import { loadConfirmDialog } from '../../ui/dialog/confirm.tsx';
import { loadToastView } from '../../ui/feedback/toast.tsx';
import { useOnline } from '../../ui/network/use-online.ts';
import { loadLineupsDialog } from '../lineups/index.ts';
import { keepLoadedFiles } from '../pwa/index.ts';
import { loadScanner } from './before/load-scanner.ts';

/** Everything of the desk that comes on demand. Whatever is added here opens without a network. */
const loads: readonly (() => Promise<unknown>)[] = [
  loadConfirmDialog,
  loadToastView,
  loadLineupsDialog,
  async () => (await loadScanner()).loadReader(),
];

/** Loads it all while there is a network. True once this device holds it. */
export function useKeepDesk(): boolean {
  const isOnline = useOnline();
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!isOnline || isKept) return;
    let isMounted = true;
    void keepDesk().then((kept) => isMounted && setKept(kept));
    return () => {
      isMounted = false;
    };
  }, [isOnline, isKept]);
  return isKept;
}

async function keepDesk(): Promise<boolean> {
  try {
    await Promise.all(loads.map((load) => load()));
    return await keepLoadedFiles();
  } catch {
    // The network was lost meanwhile; it is tried again when it is back.
    return false;
  }
}
