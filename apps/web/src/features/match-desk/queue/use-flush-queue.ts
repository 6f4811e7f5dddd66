'use client';

import { useCallback } from 'react';
import { useFlush } from '../../../ui/network/use-flush.ts';
import type { DeskId } from './desk-storage.ts';
import { flushQueue } from './flush-queue.ts';
import type { DeskClient } from './types.ts';

interface FlushOptions extends DeskId {
  readonly client: DeskClient;
  /** Flushes at once when it changes: something was added. */
  readonly pendingCount: number;
}

/** Sends pending events at once, when the network comes back, and again until nothing is pending. */
export function useFlushQueue({ owner, matchId, client, pendingCount }: FlushOptions): () => Promise<void> {
  const send = useCallback(() => flushQueue({ owner, matchId }, client), [owner, matchId, client]);
  return useFlush(send, pendingCount);
}
