import { type BellMessage, basePath, CallFailure, type Write } from '@traip/contract';
import { notificationApi } from '../../lib/api/browser.ts';
import { retryForever } from '../../ui/live/retry-forever.ts';

export type Heard = Write<typeof BellMessage>;

interface Listening {
  /** Who is signed in: another tab may be somebody else's by now. */
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly onHeard: (heard: Heard) => void;
}

const name = 'traip-bell';

/**
 * Hears how many news wait, as it changes. A browser opens few lines to one server, so that all tabs share one: whichever
 * holds the lock follows the feed and tells the others.
 */
export function followBell({ userId, signal, onHeard }: Listening): void {
  const channel = new BroadcastChannel(`${name}:${userId}`);
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => onHeard(data));
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const tell = (heard: Heard) => {
    if (signal.aborted) return;
    onHeard(heard);
    channel.postMessage(heard);
  };
  const follow = () => retryForever(() => once(signal, tell), signal);
  if (!('locks' in navigator)) void follow();
  // Whoever goes before it is their turn breaks the wait off, which is no failure.
  else void navigator.locks.request(`${name}:${userId}`, { signal }, follow).catch(ignoreAbort);
}

function ignoreAbort(failure: unknown): void {
  if (!(failure instanceof DOMException && failure.name === 'AbortError')) throw failure;
}

/** One line, from its ticket to its end. Whether it ever opened. */
async function once(signal: AbortSignal, tell: (heard: Heard) => void): Promise<boolean> {
  const ticket = await takeTicket();
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
      tell(JSON.parse(data));
    });
    // The ticket is spent: the browser would come back with it in vain.
    source.addEventListener('error', stop);
    source.addEventListener('gone', stop);
  });
}

async function takeTicket(): Promise<string | null> {
  try {
    return (await notificationApi.ticket()).ticket;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return null;
  }
}
