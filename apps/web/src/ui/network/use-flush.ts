'use client';

import { CallFailure } from '@traip/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useOnline } from './use-online.ts';

const retryInterval = 5000;

/**
 * Sends pending items at once, when the network comes back, and again until none is left. A change of the
 * count triggers sending: something was added.
 */
export function useFlush(send: () => Promise<void>, pendingCount: number): () => Promise<void> {
  const isOnline = useOnline();
  const running = useRef<Promise<void> | null>(null);
  const flush = useCallback(() => {
    running.current ??= send()
      .catch((failure: unknown) => {
        // Everything is still queued, and is retried.
        if (!(failure instanceof CallFailure)) throw failure;
      })
      .finally(() => {
        running.current = null;
      });
    return running.current;
  }, [send]);
  useEffect(() => {
    if (!isOnline || pendingCount === 0) return;
    void flush();
    const timer = setInterval(() => void flush(), retryInterval);
    return () => clearInterval(timer);
  }, [isOnline, pendingCount, flush]);
  return flush;
}
