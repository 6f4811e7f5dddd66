import { type BellMessage, basePath, CallFailure, type Write } from '@traip/contract';
import { notificationApi } from '../../lib/api/browser.ts';
import { retryForever } from '../../ui/live/retry-forever.ts';

export type BellUpdate = Write<typeof BellMessage>;

interface BellFeedOptions {
  /** Another tab may now belong to a different account. */
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly onUpdate: (update: BellUpdate) => void;
}

const channelName = 'traip-bell';

/**
 * Follows the number of unread notifications. Browsers limit connections per host, so tabs share one: the tab
 * that holds the lock follows the feed and broadcasts to the others.
 */
export function followBell({ userId, signal, onUpdate }: BellFeedOptions): void {
  const channel = new BroadcastChannel(`${channelName}:${userId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<BellUpdate>) => onUpdate(data));
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const publish = (update: BellUpdate) => {
    if (signal.aborted) return;
    onUpdate(update);
    channel.postMessage(update);
  };
  const follow = () => retryForever(() => followOnce(signal, publish), signal);
  if (!('locks' in navigator)) void follow();
  // Leaving while waiting for the lock aborts the request, which isn't a failure.
  else void navigator.locks.request(`${channelName}:${userId}`, { signal }, follow).catch(ignoreAbort);
}

function ignoreAbort(failure: unknown): void {
  if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
}

/** One connection, from ticket to end. Resolves to whether it ever opened. */
async function followOnce(signal: AbortSignal, publish: (update: BellUpdate) => void): Promise<boolean> {
  const ticket = await fetchTicket();
  if (ticket === null || signal.aborted) return false;
  const source = new EventSource(`${basePath}/live/bell?${new URLSearchParams({ token: ticket })}`);
  return new Promise((resolve) => {
    let wasOpen = false;
    const stop = () => {
      source.close();
      resolve(wasOpen);
    };
    signal.addEventListener('abort', stop, { once: true });
    source.addEventListener('bell', ({ data }) => {
      wasOpen = true;
      publish(JSON.parse(data));
    });
    // The ticket is used up, so the browser's own reconnect would fail.
    source.addEventListener('error', stop);
    source.addEventListener('gone', stop);
  });
}

async function fetchTicket(): Promise<string | null> {
  try {
    return (await notificationApi.ticket()).ticket;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return null;
  }
}
