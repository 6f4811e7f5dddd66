'use client';

import { basePath, CallFailure, liveKinds } from '@traip/contract';
import { useEffect, useState } from 'react';
import { liveApi } from '../../../lib/api/browser.ts';
import { useOnline } from '../../../ui/network/use-online.ts';

/** Calls `onUpdate` when a match changes. False while disconnected: then poll. */
export function useFeed(matchId: string, isEnabled: boolean, onUpdate: () => void): boolean {
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isEnabled || !isOnline) return;
    const end = new AbortController();
    void follow(matchId, { signal: end.signal, onUpdate, onOpen: setOpen });
    return () => {
      end.abort();
      setOpen(false);
    };
  }, [matchId, isEnabled, isOnline, onUpdate]);
  return isOpen;
}

interface FollowOptions {
  readonly signal: AbortSignal;
  readonly onUpdate: () => void;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One connection; when it breaks, polling takes over. */
async function follow(matchId: string, { signal, onUpdate, onOpen }: FollowOptions): Promise<void> {
  const ticket = await ticketFor(matchId);
  if (ticket === null || signal.aborted) return;
  const query = new URLSearchParams({ token: ticket });
  const source = new EventSource(`${basePath}/live/match/${matchId}?${query}`);
  signal.addEventListener('abort', () => source.close());
  for (const kind of [...liveKinds, 'reset']) source.addEventListener(kind, onUpdate);
  source.addEventListener('ready', () => onOpen(true));
  source.addEventListener('error', () => {
    // The ticket is used up, so the browser's own reconnect would fail.
    source.close();
    onOpen(false);
  });
}

async function ticketFor(id: string): Promise<string | null> {
  try {
    return (await liveApi.ticket({ body: { feed: 'match', id } })).ticket;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return null;
  }
}
