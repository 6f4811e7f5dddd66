'use client';

import { CallFailure } from '@traip/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useOnline } from '../../../ui/network/use-online.ts';
import { type Sending, sendWaiting } from './send.ts';

/** How often what waits is tried again, when nothing else says that the network is back. */
const again = 5000;

/** Sends what waits: at once, when the network comes back, and again while something waits. */
export function useSending({ place, matchId, client }: Sending, waiting: number): () => Promise<void> {
  const isOnline = useOnline();
  const running = useRef<Promise<void> | null>(null);
  const send = useCallback(() => {
    running.current ??= sendWaiting({ place, matchId, client })
      .catch((failure: unknown) => {
        // Lost on the way: everything still waits, and is tried again.
        if (!(failure instanceof CallFailure)) throw failure;
      })
      .finally(() => {
        running.current = null;
      });
    return running.current;
  }, [place, matchId, client]);
  useEffect(() => {
    if (!isOnline || waiting === 0) return;
    void send();
    const id = setInterval(() => void send(), again);
    return () => clearInterval(id);
  }, [isOnline, waiting, send]);
  return send;
}
