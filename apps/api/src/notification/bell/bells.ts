import type { ServerResponse } from 'node:http';
import type { Database } from '../../platform/db/schema.ts';
import type { Viewer } from '../../platform/live/feed/feed.ts';
import { countUnreadFor, findOpenSessions, type UnreadCount } from './queries.ts';

/** Buffered for a client that does not read: some hundred messages. */
const maxBufferedBytes = 16 * 1024;

interface BellStream {
  readonly viewer: Viewer;
  readonly response: ServerResponse;
  /** Avoids sending the same message twice. */
  lastMessage: string;
}

/** The unread counters of all open pages, updated with one query for all of them. */
export class Bells {
  readonly #db: Database;
  readonly #streams = new Set<BellStream>();
  #polling: Promise<void> | null = null;
  #isRequested = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Sends the count of unread notifications, now and whenever it changes. */
  add(viewer: Viewer, response: ServerResponse): Promise<void> {
    const stream = { viewer, response, lastMessage: '' };
    this.#streams.add(stream);
    response.once('close', () => this.#streams.delete(stream));
    return this.poll();
  }

  /** Sends the counts that have changed; a call during a poll causes another one after it. */
  poll(): Promise<void> {
    this.#isRequested = true;
    this.#polling ??= this.#pollWhileRequested();
    return this.#polling;
  }

  async #pollWhileRequested(): Promise<void> {
    try {
      while (this.#isRequested) {
        this.#isRequested = false;
        await this.#sendCounts();
      }
    } finally {
      this.#polling = null;
    }
  }

  async #sendCounts(): Promise<void> {
    const streams = [...this.#streams];
    if (streams.length === 0) return;
    const counts = await countUnreadFor(this.#db, [...new Set(streams.map(({ viewer }) => viewer.userId))]);
    for (const stream of streams) {
      const message = messageOf(counts.get(stream.viewer.userId) ?? { unread: 0, latest: null });
      if (message !== stream.lastMessage) write(stream, message);
      stream.lastMessage = message;
    }
  }

  /** Sends heartbeats, ends the streams of ended sessions, and polls in case a notice was lost. */
  async sendHeartbeats(): Promise<void> {
    const streams = [...this.#streams];
    if (streams.length === 0) return;
    const open = await findOpenSessions(this.#db, [
      ...new Set(streams.map(({ viewer }) => viewer.sessionId)),
    ]);
    for (const stream of streams) {
      if (open.has(stream.viewer.sessionId)) write(stream, ':\n\n');
      else stream.response.end('event: gone\ndata: {}\n\n');
    }
    await this.poll();
  }

  /** Destroys connections of clients that do not read in time. */
  endAll(): void {
    for (const { response } of this.#streams) {
      response.end();
      setTimeout(() => response.destroy(), closeTimeoutMs).unref();
    }
  }
}

const closeTimeoutMs = 500;

function messageOf({ unread, latest }: UnreadCount): string {
  return `event: bell\ndata: ${JSON.stringify({ unread, latest })}\n\n`;
}

/** A client that does not read is disconnected; it reconnects and gets the current count. */
function write({ response }: BellStream, text: string): void {
  if (response.writableLength > maxBufferedBytes) response.destroy();
  else if (!response.writableEnded) response.write(text);
}
