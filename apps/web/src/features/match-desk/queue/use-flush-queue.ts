'use client';

import { CallFailure } from '@traip/contract';
import { useCallback, useEffect, useRef } from 'react';
import { useOnline } from '../../../ui/network/use-online.ts';
import type { DeskId } from './desk-storage.ts';
import { flushQueue } from './flush-queue.ts';
import type { DeskClient } from './types.ts';

const retryInterval = 5000;

interface FlushOptions extends DeskId {
  readonly client: DeskClient;
  /** A change of it flushes at once: something was added. */
  readonly pendingCount: number;
}

/** Sends pending events at once, when the network comes back, and again until nothing is pending. */
export function useFlushQueue({ owner, matchId, client, pendingCount }: FlushOptions): () => Promise<void> {
  const isOnline = useOnline();
  const running = useRef<Promise<void> | null>(null);
  const flush = useCallback(() => {
    running.current ??= flushQueue({ owner, matchId }, client)
      .catch((failure: unknown) => {
        // Everything is still queued, and is retried.
        if (!(failure instanceof CallFailure)) throw failure;
      })
      .finally(() => {
        running.current = null;
      });
    return running.current;
  }, [owner, matchId, client]);
  useEffect(() => {
    if (!isOnline || pendingCount === 0) return;
    void flush();
    const timer = setInterval(() => void flush(), retryInterval);
    return () => clearInterval(timer);
  }, [isOnline, pendingCount, flush]);
  return flush;
}
