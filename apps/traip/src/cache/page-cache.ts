import type { IncomingMessage } from 'node:http';
import type { CacheSlot, ChangeFeed, PublicResponse, ResponseCache } from '@traip/api';
import { apiCacheKey } from './api-key.ts';
import { cachedApiResponse } from './cached-api-response.ts';
import type { CachedResponse } from './cached-response.ts';
import { ANY_COMPETITION, LruCache } from './lru-cache.ts';
import { type PageAddress, pageAddressOf, type RequestHead } from './page-address.ts';

type Feed = Pick<ChangeFeed, 'poll' | 'competitionOf'>;
type OpenFeed = (invalidate: (competitionId: string | null) => void) => Feed;

interface PageCacheOptions {
  readonly openFeed: OpenFeed;
  readonly maxBytes: number;
  readonly now?: () => number;
}

/**
 * Public pages and public API responses, produced once for everybody until something they show changes. The change feed
 * is polled before each answer: what is served is never older than the request for it.
 */
export class PageCache implements ResponseCache {
  readonly #feed: Feed;
  readonly #responses: LruCache<CachedResponse | undefined>;

  constructor({ openFeed, ...options }: PageCacheOptions) {
    this.#responses = new LruCache({ ...options, termsOf: (response) => response?.terms });
    this.#feed = openFeed((competitionId) => this.#responses.invalidate(competitionId));
  }

  /** The key of the response to a request; undefined when it is for this reader alone. */
  keyOf(request: RequestHead): string | undefined {
    return request.url.startsWith('/v1/') ? apiCacheKey(request) : pageAddressOf(request)?.key;
  }

  /** What is cached or pending under a key; rejects when it cannot be known whether it is still current. */
  find(key: string): Promise<CachedResponse | undefined> {
    return this.#feed.poll().then(() => this.#responses.get(key));
  }

  /** The current page. `render` is called when it is not cached, and once for all who wait for it. */
  async get(address: PageAddress, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    return (await this.find(address.key)) ?? this.#render(address, render);
  }

  /** Reserve before reading anything: a change committed afterwards invalidates the slot. */
  reserve(request: IncomingMessage): CacheSlot | undefined {
    const { method = '', url = '', headers } = request;
    const key = method === 'GET' ? apiCacheKey({ method, url, headers }) : undefined;
    if (key === undefined || this.#responses.has(key)) return;
    const { promise, resolve } = Promise.withResolvers<CachedResponse | undefined>();
    this.#responses.put(key, ANY_COMPETITION, promise);
    return {
      store: (response: PublicResponse) => resolve(cachedApiResponse(response)),
      release: () => resolve(undefined),
    };
  }

  async #render(address: PageAddress, render: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const tag = await this.#tagOf(address);
    // Another request may have started the same render meanwhile.
    const pending = this.#responses.get(address.key);
    if (pending) return (await pending) ?? render();
    const rendering = render();
    this.#responses.put(address.key, tag, rendering);
    return rendering;
  }

  async #tagOf({ kind, id }: PageAddress): Promise<string> {
    if (kind === 'docs') return kind;
    if (kind === 'many' || !isId(id)) return ANY_COMPETITION;
    return kind === 'competition' ? id : ((await this.#feed.competitionOf(id)) ?? ANY_COMPETITION);
  }
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
