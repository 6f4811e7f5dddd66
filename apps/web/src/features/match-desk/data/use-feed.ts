'use client';

import { basePath, CallFailure, liveKinds } from '@traip/contract';
import { useEffect, useState } from 'react';
import { liveApi } from '../../../lib/api/browser.ts';
import { useOnline } from '../../../ui/network/use-online.ts';

/** Tells when something happened in a match. `false`: nobody listens at the moment, so one has to ask. */
export function useFeed(matchId: string, wants: boolean, onNews: () => void): boolean {
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!wants || !isOnline) return;
    const end = new AbortController();
    void follow(matchId, { signal: end.signal, onNews, onOpen: setOpen });
    return () => {
      end.abort();
      setOpen(false);
    };
  }, [matchId, wants, isOnline, onNews]);
  return isOpen;
}

interface Following {
  readonly signal: AbortSignal;
  readonly onNews: () => void;
  readonly onOpen: (isOpen: boolean) => void;
}

/** One line; when it breaks, whoever asks from time to time takes over. */
async function follow(matchId: string, { signal, onNews, onOpen }: Following): Promise<void> {
  const ticket = await ticketFor(matchId);
  if (ticket === null || signal.aborted) return;
  const query = new URLSearchParams({ token: ticket });
  const source = new EventSource(`${basePath}/live/match/${matchId}?${query}`);
  signal.addEventListener('abort', () => source.close());
  for (const kind of [...liveKinds, 'reset']) source.addEventListener(kind, onNews);
  source.addEventListener('ready', () => onOpen(true));
  source.addEventListener('error', () => {
    // The ticket is spent: the browser would come back with it in vain.
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
