import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Message {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

interface Line {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onMessage?: (message: Message) => void;
}

/** As the feed asks: who lost the line waits this long before coming back. */
const comeBackAfter = 3_000;

/** Somebody who follows a feed, and comes back with the id of what they heard last, as a browser does. */
export class Follower {
  /** Everything that was heard, by its id. */
  readonly heard = new Map<number, Message>();
  /** Where the feed began for this follower. */
  begunAt: number | null = null;
  resets = 0;
  lines = 0;
  refused = 0;
  readonly #line: Line;
  #last: number | null = null;
  #response: IncomingMessage | null = null;
  #isStopped = false;
  #following: Promise<void> = Promise.resolve();

  constructor(line: Line) {
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
        // Nobody answers, or the line broke: what comes next is the same.
        this.refused += 1;
      });
      for (let waited = 0; waited < comeBackAfter && !this.#isStopped; waited += 100) await pause(100);
    }
  }

  async #untilItEnds(): Promise<void> {
    const since = this.#last === null ? {} : { 'last-event-id': String(this.#last) };
    const request = get(this.#line.address, { agent: false, headers: { ...this.#line.headers, ...since } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    this.#response = response;
    if (response.statusCode !== 200) {
      this.refused += 1;
      response.resume();
      return;
    }
    this.lines += 1;
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
    if (event === 'ready') this.begunAt ??= id;
    else if (event === 'reset') this.resets += 1;
    else this.heard.set(id, message);
    this.#line.onMessage?.(message);
  }
}
