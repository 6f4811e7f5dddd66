import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Message {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

interface FeedOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onMessage?: (message: Message) => void;
}

/** As the feed asks: wait this long before reconnecting. */
const retryDelay = 3_000;

/** Follows a feed, and reconnects with the id of the last message, as a browser does. */
export class Follower {
  /** Every message received, by id. */
  readonly received = new Map<number, Message>();
  /** Where the feed started for this follower. */
  startedAt: number | null = null;
  resets = 0;
  connections = 0;
  refused = 0;
  readonly #line: FeedOptions;
  #last: number | null = null;
  #response: IncomingMessage | null = null;
  #isStopped = false;
  #following: Promise<void> = Promise.resolve();

  constructor(line: FeedOptions) {
    this.#line = line;
  }

  start(): void {
    this.#following = this.#follow();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#response?.destroy();
    await this.#following;
  }

  async #follow(): Promise<void> {
    while (!this.#isStopped) {
      await this.#untilItEnds().catch(() => {
        // No response, or a broken connection: either way it reconnects.
        this.refused += 1;
      });
      for (let waited = 0; waited < retryDelay && !this.#isStopped; waited += 100) await pause(100);
    }
  }

  async #untilItEnds(): Promise<void> {
    const since = this.#last === null ? {} : { 'last-event-id': String(this.#last) };
    const request = get(this.#line.url, { agent: false, headers: { ...this.#line.headers, ...since } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    this.#response = response;
    if (response.statusCode !== 200) {
      this.refused += 1;
      response.resume();
      return;
    }
    this.connections += 1;
    let rest = '';
    for await (const chunk of response.setEncoding('utf8')) {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) this.#take(part);
    }
  }

  #take(part: string): void {
    const fields = new Map(part.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
    const event = fields.get('event');
    if (event === undefined) return;
    const id = Number(fields.get('id') ?? 0);
    const message = { id, event, data: JSON.parse(fields.get('data') ?? '{}') };
    this.#last = id;
    if (event === 'ready') this.startedAt ??= id;
    else if (event === 'reset') this.resets += 1;
    else this.received.set(id, message);
    this.#line.onMessage?.(message);
  }
}
