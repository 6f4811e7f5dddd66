'use client';

import { basePath, CallFailure, type LiveTicketRequest, liveKinds, type Write } from '@traip/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { liveApi } from '../../lib/api/browser.ts';
import { retryForever } from './retry-forever.ts';

type Feed = Write<typeof LiveTicketRequest>;

/** Bursts of events notify once. */
const throttleMs = 700;

/** Calls `onUpdate` on events of one feed. False while disconnected: then poll. */
export function useLive(feed: Feed | null, onUpdate: () => void): boolean {
  const [isOpen, setOpen] = useState(false);
  const notify = useEffectEvent(onUpdate);
  // Serialised, because callers pass a new object each time.
  const feedKey = feed === null ? null : JSON.stringify(feed);
  useEffect(() => {
    if (feedKey === null) return;
    const end = new AbortController();
    void followForever(JSON.parse(feedKey), {
      signal: end.signal,
      onUpdate: throttle(() => notify()),
      onOpen: setOpen,
    });
    return () => {
      end.abort();
      setOpen(false);
    };
  }, [feedKey]);
  return isOpen;
}

interface FollowOptions {
  readonly signal: AbortSignal;
  readonly onUpdate: () => void;
  readonly onOpen: (isOpen: boolean) => void;
}

function followForever(feed: Feed, following: FollowOptions): Promise<void> {
  const once = async () => {
    const wasOpen = await follow(feed, following);
    following.onOpen(false);
    return wasOpen;
  };
  return retryForever(once, following.signal);
}

/** One connection, from ticket to end. Resolves to whether it ever opened. */
async function follow(feed: Feed, { signal, onUpdate, onOpen }: FollowOptions): Promise<boolean> {
  const ticket = await ticketFor(feed);
  if (ticket === null || signal.aborted) return false;
  const resource = feed.feed === 'organisation' ? feed.orgCode : feed.id;
  const source = new EventSource(
    `${basePath}/live/${feed.feed}/${resource}?${new URLSearchParams({ token: ticket })}`,
  );
  return new Promise((resolve) => {
    let wasOpen = false;
    const stop = () => {
      source.close();
      resolve(wasOpen);
    };
    signal.addEventListener('abort', stop, { once: true });
    for (const kind of [...liveKinds, 'reset']) source.addEventListener(kind, onUpdate);
    source.addEventListener('ready', () => {
      // Catches up on what happened while disconnected.
      onUpdate();
      wasOpen = true;
      onOpen(true);
    });
    // The ticket is used up, so the browser's own reconnect would fail.
    source.addEventListener('error', stop);
    source.addEventListener('gone', stop);
  });
}

async function ticketFor(feed: Feed): Promise<string | null> {
  try {
    return (await liveApi.ticket({ body: feed })).ticket;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return null;
  }
}

function throttle(notify: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      notify();
    }, throttleMs);
  };
}
