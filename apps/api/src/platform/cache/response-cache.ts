import type { IncomingMessage } from 'node:http';

/** A response that is the same for every anonymous caller. */
export interface PublicResponse {
  /** The route, as the metrics count it. */
  readonly route: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag?: string | undefined;
  readonly body: string;
  /** The one competition it shows; null when it may show several. */
  readonly competitionId: string | null;
  /** It depends on the current time, so it changes without any write. */
  readonly isTimeDependent: boolean;
}

/** Reserved room for one response. A change committed after the reservation invalidates what is stored in it. */
export interface CacheSlot {
  store(response: PublicResponse): void;
  /** Nothing will be stored: requests waiting for it are handled individually. */
  release(): void;
}

/** Caches public responses until something they show changes. */
export interface ResponseCache {
  /** Undefined when the response would be only for this caller, or another request already holds the slot. */
  reserve(request: IncomingMessage): CacheSlot | undefined;
}
