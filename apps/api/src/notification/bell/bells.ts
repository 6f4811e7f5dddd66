import type { ServerResponse } from 'node:http';
import type { Database } from '../../platform/db/schema.ts';
import type { Viewer } from '../../platform/live/feed/feed.ts';
import { type Count, countFor, openAmong } from './queries.ts';

/** How many bytes may wait for somebody who does not read them: some hundred messages. */
const mostWaiting = 16 * 1024;

interface Line {
  readonly viewer: Viewer;
  readonly response: ServerResponse;
  /** What was said last: the same is not said twice. */
  said: string;
}

/** The bells of those who have a page open: one look at the database for all of them. */
export class Bells {
  readonly #db: Database;
  readonly #lines = new Set<Line>();
  #looking: Promise<void> | null = null;
  #isAsked = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** From now on this one hears how many wait, beginning with how many do now. */
  add(viewer: Viewer, response: ServerResponse): Promise<void> {
    const line = { viewer, response, said: '' };
    this.#lines.add(line);
    response.once('close', () => this.#lines.delete(line));
    return this.look();
  }

  /** Tells everybody for whom something has changed; whoever asks during a look gets another one after it. */
  look(): Promise<void> {
    this.#isAsked = true;
    this.#looking ??= this.#lookWhileAsked();
    return this.#looking;
  }

  async #lookWhileAsked(): Promise<void> {
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        await this.#tell();
      }
    } finally {
      this.#looking = null;
    }
  }

  async #tell(): Promise<void> {
    const lines = [...this.#lines];
    if (lines.length === 0) return;
    const counts = await countFor(this.#db, [...new Set(lines.map(({ viewer }) => viewer.userId))]);
    for (const line of lines) {
      const said = messageOf(counts.get(line.viewer.userId) ?? { unread: 0, latest: null });
      if (said !== line.said) write(line, said);
      line.said = said;
    }
  }

  /** Says that we are there, sends away whose session has ended, and looks in case a notice was lost. */
  async beat(): Promise<void> {
    const lines = [...this.#lines];
    if (lines.length === 0) return;
    const open = await openAmong(this.#db, [...new Set(lines.map(({ viewer }) => viewer.sessionId))]);
    for (const line of lines) {
      if (open.has(line.viewer.sessionId)) write(line, ':\n\n');
      else line.response.end('event: gone\ndata: {}\n\n');
    }
    await this.look();
  }

  endAll(): void {
    for (const { response } of this.#lines) response.destroy();
  }
}

function messageOf({ unread, latest }: Count): string {
  return `event: bell\ndata: ${JSON.stringify({ unread, latest })}\n\n`;
}

/** Who does not read is let go: they come back, and are told then how many wait. */
function write({ response }: Line, text: string): void {
  if (response.writableLength > mostWaiting) response.destroy();
  else if (!response.writableEnded) response.write(text);
}
