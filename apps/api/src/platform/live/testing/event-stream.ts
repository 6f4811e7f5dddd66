import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** An event as it was received. */
export interface StreamEvent {
  readonly id: number | null;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

interface FollowOptions {
  readonly token?: string;
  readonly lastEventId?: string | number;
  readonly ip?: string;
}

/** How long to wait for an event: long enough for a busy machine, but a test must end. */
const maxWaitMs = 60_000;

/** A client of a live feed, over a real connection. */
export class EventStream {
  readonly response: IncomingMessage;
  readonly ended: Promise<unknown>;
  heartbeats = 0;
  retry: string | null = null;
  readonly #path: string;
  #text = '';
  readonly #events: StreamEvent[] = [];
  #wake = Promise.withResolvers<void>();

  constructor(response: IncomingMessage, path = 'the feed') {
    this.response = response;
    this.#path = path;
    this.ended = once(response, 'close');
    response.setEncoding('utf8');
    // A connection that is cut also emits an error; only its end matters here.
    response.on('error', () => undefined);
    response.on('data', (text: string) => this.#read(text));
  }

  get status(): number {
    return this.response.statusCode ?? 0;
  }

  /** Waits for the next event. */
  async next(): Promise<StreamEvent> {
    await this.#until(() => this.#events.length > 0, 'the next event');
    return this.#events.shift() as StreamEvent;
  }

  /** Waits for a number of heartbeats from now on. */
  async waitForHeartbeats(count: number): Promise<void> {
    const goal = this.heartbeats + count;
    await this.#until(() => this.heartbeats >= goal, `${count} heartbeats`);
  }

  /** Events that were received and not yet taken. */
  takePending(): StreamEvent[] {
    return this.#events.splice(0);
  }

  async close(): Promise<void> {
    this.response.destroy();
    await this.ended;
  }

  async #until(isReceived: () => boolean, what: string): Promise<void> {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const give = () =>
      reject(new Error(`${what} of ${this.#path} did not come within ${maxWaitMs / 1000} s.`));
    const timer = setTimeout(give, maxWaitMs);
    try {
      while (!isReceived()) {
        if (this.response.destroyed) throw new Error(`The line ended before ${what} of ${this.#path} came.`);
        await Promise.race([this.#wake.promise, this.ended, tooLong]);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #read(text: string): void {
    this.#text += text;
    const parts = this.#text.split('\n\n');
    this.#text = parts.pop() ?? '';
    for (const part of parts) this.#take(part);
    this.#wake.resolve();
    this.#wake = Promise.withResolvers();
  }

  #take(part: string): void {
    if (part.startsWith(':')) this.heartbeats++;
    else if (part.startsWith('retry: ')) this.retry = part.slice(7);
    else {
      const fields = new Map(part.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
      const id = fields.get('id');
      this.#events.push({
        id: id === undefined ? null : Number(id),
        event: fields.get('event') ?? '',
        data: JSON.parse(fields.get('data') ?? 'null'),
      });
    }
  }
}

/** Opens a feed of the server at `origin`. */
export async function follow(
  origin: string,
  path: string,
  options: FollowOptions = {},
): Promise<EventStream> {
  const request = get(`${origin}/v1/club/live${path}`, {
    agent: false,
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.lastEventId === undefined ? {} : { 'last-event-id': String(options.lastEventId) }),
      'x-forwarded-for': options.ip ?? '198.51.100.7',
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return new EventStream(response, path);
}

/** Like `follow`, past the first message. */
export async function followUntilReady(
  origin: string,
  path: string,
  options: FollowOptions = {},
): Promise<EventStream> {
  const stream = await follow(origin, path, options);
  const first = await stream.next();
  if (first.event !== 'ready') throw new Error(`A feed began with ${first.event}.`);
  return stream;
}
