import type { CacheTerms } from './cached-response.ts';

/** Tags what a change to any competition invalidates. */
export const ANY_COMPETITION = '*';

interface Entry<T> {
  readonly tag: string;
  /** The value itself once there is one: most readers need not even wait for a promise. */
  readonly value: Promise<T> | T;
  readonly bytes: number;
  readonly expiresAt: number;
}

interface CacheOptions<T> {
  readonly maxBytes: number;
  /** How a value is cached; undefined when it is not to be. */
  readonly termsOf: (value: T) => CacheTerms | undefined;
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number;
}

/** Holds values, also while they are pending, until the competition they show changes, they expire, or room is needed. */
export class LruCache<T> {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry<T>>();
  readonly #maxBytes: number;
  readonly #termsOf: CacheOptions<T>['termsOf'];
  readonly #now: () => number;
  #bytes = 0;

  constructor({ maxBytes, termsOf, now = () => performance.now() }: CacheOptions<T>) {
    this.#maxBytes = maxBytes;
    this.#termsOf = termsOf;
    this.#now = now;
  }

  get(key: string): Promise<T> | T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#delete(key);
    if (this.#now() > entry.expiresAt) return;
    this.#set(key, entry);
    return entry.value;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** From now on every reader gets this value, also while it is pending. */
  put(key: string, tag: string, pending: Promise<T>): Promise<T> {
    const start = this.#now();
    const entry = { tag, value: pending, bytes: 0, expiresAt: Number.POSITIVE_INFINITY };
    this.#set(key, entry);
    pending.then(
      (value) => this.#settle(key, entry, value, start),
      () => this.#settle(key, entry, undefined, start),
    );
    return pending;
  }

  /** Drops what shows this competition; null drops everything. */
  invalidate(competitionId: string | null): void {
    for (const [key, { tag }] of this.#entries)
      if (competitionId === null || tag === competitionId || tag === ANY_COMPETITION) this.#delete(key);
  }

  #settle(key: string, entry: Entry<T>, value: T | undefined, start: number): void {
    // It was invalidated, or replaced, while it was pending.
    if (this.#entries.get(key) !== entry) return;
    this.#delete(key);
    const terms = value === undefined ? undefined : this.#termsOf(value);
    if (value === undefined || terms === undefined || terms.bytes > this.#maxBytes) return;
    const { tag = entry.tag, bytes, maxAge } = terms;
    this.#set(key, { tag, value, bytes, expiresAt: start + maxAge });
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest);
    }
  }

  #set(key: string, entry: Entry<T>): void {
    this.#delete(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
