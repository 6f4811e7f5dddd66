import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { keyedCalls } from './keyed-calls.ts';
import { follow, type LiveFeed, type LiveOptions } from './live/follow.ts';
import { retrying, sleepUnlessAborted } from './retry.ts';
import { TraipError } from './traip-error.ts';

export interface TraipOptions {
  /** Where Traip runs: `https://liga.example`. */
  readonly origin: string;
  /** An access token, or a function that returns one. Without it only public data can be read. */
  readonly token?: string | (() => string | Promise<string>);
  /** How often a failing request is sent in total: 3. */
  readonly attempts?: number;
  /** Another `fetch`, for tests and proxies. */
  readonly fetch?: typeof globalThis.fetch;
}

interface Answer<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly totalPages: number;
}

export type Traip<Paths extends object, Message> = Pick<
  Client<Paths>,
  'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
> & {
  /** The data of a response: `await traip.read(traip.GET(…))`. Throws a refusal as a `TraipError`. */
  readonly read: <Data>(answer: Promise<Answer<Data>>) => Promise<Data>;
  /** All items of a list, page by page: `traip.items((page) => traip.GET(…, { params: { query: { page } } }))`. */
  readonly items: <Item>(open: (page: number) => Promise<Answer<Page<Item>>>) => AsyncGenerator<Item>;
  /** Changes as they happen: `for await (const change of traip.live({ match: id }))`. */
  readonly live: (feed: LiveFeed, options?: LiveOptions) => AsyncGenerator<Message>;
};

/** Typed calls with retries and idempotency keys, over `fetch` alone. */
export function createTraip<Paths extends object, Message>(options: TraipOptions): Traip<Paths, Message> {
  const { origin, attempts = 3, fetch = globalThis.fetch } = options;
  const retry = retrying((request) => fetch(request), { attempts, sleep: sleepUnlessAborted });
  const client = createClient<Paths>({ baseUrl: origin.replace(/\/$/, ''), fetch: retry });
  const headers = () => headersOf(options);
  client.use(authorized(headers), keyed);
  const { GET, POST, PUT, PATCH, DELETE } = client;
  return {
    GET,
    POST,
    PUT,
    PATCH,
    DELETE,
    read,
    items,
    live: (feed, live = {}) => follow({ origin: origin.replace(/\/$/, ''), headers, fetch }, feed, live),
  };
}

async function headersOf({ token }: TraipOptions): Promise<Record<string, string>> {
  const value = typeof token === 'function' ? await token() : token;
  return value === undefined ? {} : { authorization: `Bearer ${value}` };
}

const authorized = (headers: () => Promise<Record<string, string>>): Middleware => ({
  onRequest: async ({ request }) => {
    for (const [name, value] of Object.entries(await headers())) request.headers.set(name, value);
    return request;
  },
});

/** Adds a key to calls that create something: sent twice, they are done once. */
const keyed: Middleware = {
  onRequest: ({ request, schemaPath }) => {
    if (request.method !== 'POST' || !keyedCalls.includes(schemaPath)) return undefined;
    if (!request.headers.has('idempotency-key')) request.headers.set('idempotency-key', crypto.randomUUID());
    return request;
  },
};

async function read<Data>(answer: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await answer;
  if (error !== undefined || !response.ok) throw new TraipError(response.status, error);
  return data as Data;
}

async function* items<Item>(open: (page: number) => Promise<Answer<Page<Item>>>): AsyncGenerator<Item> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items: found, totalPages } = await read(open(page));
    yield* found;
    pages = totalPages;
  }
}
