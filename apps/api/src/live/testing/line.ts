import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** A message as it came. */
export interface Heard {
  readonly id: number | null;
  readonly event: string;
  readonly data: Record<string, unknown>;
}

interface Manner {
  readonly token?: string;
  readonly lastEventId?: string | number;
  readonly ip?: string;
}

/** How long a follower waits for what must come; a busy machine is slow, a test must end all the same. */
const longestWait = 60_000;

/** One who follows, over a real connection. */
export class Line {
  readonly response: IncomingMessage;
  readonly ended: Promise<unknown>;
  heartbeats = 0;
  retry: string | null = null;
  readonly #path: string;
  #text = '';
  readonly #heard: Heard[] = [];
  #wake = Promise.withResolvers<void>();

  constructor(response: IncomingMessage, path = 'the feed') {
    this.response = response;
    this.#path = path;
    this.ended = once(response, 'close');
    response.setEncoding('utf8');
    // A line that is cut says so as an error too; the end is what matters here.
    response.on('error', () => undefined);
    response.on('data', (text: string) => this.#read(text));
  }

  get status(): number {
    return this.response.statusCode ?? 0;
  }

  /** The next message; waits for it. */
  async next(): Promise<Heard> {
    await this.#until(() => this.#heard.length > 0, 'the next message');
    return this.#heard.shift() as Heard;
  }

  /** Waits for a number of heartbeats from now on. */
  async beats(count: number): Promise<void> {
    const goal = this.heartbeats + count;
    await this.#until(() => this.heartbeats >= goal, `${count} heartbeats`);
  }

  /** What came and was not asked for yet. */
  rest(): Heard[] {
    return this.#heard.splice(0);
  }

  async close(): Promise<void> {
    this.response.destroy();
    await this.ended;
  }

  async #until(isThere: () => boolean, what: string): Promise<void> {
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const give = () =>
      reject(new Error(`${what} of ${this.#path} did not come within ${longestWait / 1000} s.`));
    const timer = setTimeout(give, longestWait);
    try {
      while (!isThere()) {
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
      this.#heard.push({
        id: id === undefined ? null : Number(id),
        event: fields.get('event') ?? '',
        data: JSON.parse(fields.get('data') ?? 'null'),
      });
    }
  }
}

/** Asks for a feed at the address of a server. */
export async function follow(origin: string, path: string, manner: Manner = {}): Promise<Line> {
  const request = get(`${origin}/v1/club/live${path}`, {
    agent: false,
    headers: {
      ...(manner.token ? { authorization: `Bearer ${manner.token}` } : {}),
      ...(manner.lastEventId === undefined ? {} : { 'last-event-id': String(manner.lastEventId) }),
      'x-forwarded-for': manner.ip ?? '198.51.100.7',
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return new Line(response, path);
}

/** As `follow`, past the first word. */
export async function begin(origin: string, path: string, manner: Manner = {}): Promise<Line> {
  const line = await follow(origin, path, manner);
  const first = await line.next();
  if (first.event !== 'ready') throw new Error(`A feed began with ${first.event}.`);
  return line;
}
