import { retryAfter, sleepUnlessAborted } from '../retry.ts';
import { TraipError } from '../traip-error.ts';
import { parseEvents, type StreamEvent } from './parse-events.ts';

/** What to follow. */
export type LiveFeed =
  | { readonly match: string }
  | { readonly competition: string }
  | { readonly organisation: string };

export interface LiveOptions {
  /** Ends the feed. */
  readonly signal?: AbortSignal;
  /** Connected, for the first time or again: from now on nothing is missed. */
  readonly onReady?: () => void;
  /** Too much was missed: read everything again. */
  readonly onReset?: () => void;
}

interface Connection {
  readonly origin: string;
  readonly headers: () => Promise<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
}

const firstWait = 1000;
const maxWait = 30_000;

/** Reconnects automatically and resumes where it stopped. Ends when there is nothing more to see. */
export async function* follow<Message>(
  connection: Connection,
  feed: LiveFeed,
  { signal = new AbortController().signal, ...listeners }: LiveOptions,
): AsyncGenerator<Message> {
  let last: string | undefined;
  let wait = firstWait;
  while (!signal.aborted) {
    const response = await open(connection, feed, last, signal);
    for await (const event of eventsOf(response, signal)) {
      if (event.kind === 'gone') return;
      notify(event, listeners);
      wait = firstWait;
      last = event.id ?? last;
      if (!controlKinds.includes(event.kind)) yield JSON.parse(event.data) as Message;
    }
    await sleepUnlessAborted(retryAfter(response) ?? wait, signal).catch(() => undefined);
    wait = Math.min(wait * 2, maxWait);
  }
}

/** The feed's control messages, which report no change. */
const controlKinds = ['ready', 'reset', 'gone'];

function notify({ kind }: StreamEvent, { onReady, onReset }: LiveOptions): void {
  if (kind === 'ready') onReady?.();
  if (kind === 'reset') onReset?.();
}

async function open(
  { origin, headers, fetch }: Connection,
  feed: LiveFeed,
  last: string | undefined,
  signal: AbortSignal,
): Promise<Response | null> {
  const [[kind, name] = ['', '']] = Object.entries(feed);
  const sent = { ...(await headers()), accept: 'text/event-stream' };
  const resume = last === undefined ? {} : { 'last-event-id': last };
  const address = `${origin}/v1/club/live/${kind}/${encodeURIComponent(name)}`;
  try {
    return await fetch(address, { headers: { ...sent, ...resume }, signal });
  } catch {
    return null;
  }
}

/** The events until the connection broke; none if the server is unavailable. Throws permanent refusals. */
async function* eventsOf(response: Response | null, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  if (response === null || response.body === null) return;
  const { ok, status } = response;
  if (!ok && status < 500 && status !== 429)
    throw new TraipError(status, await response.json().catch(() => null));
  if (!ok) return;
  try {
    yield* parseEvents(chunksOf(response.body));
  } catch (failure) {
    if (signal.aborted || failure instanceof TypeError) return;
    throw failure;
  }
}

/** Also works in browsers whose streams have no iterator. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
