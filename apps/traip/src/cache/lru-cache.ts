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
  /** However small they are. */
  readonly maxEntries?: number;
  /** What an entry takes beside its key and its value: its headers, and what links all of it. */
  readonly overhead?: number;
  /** How a value is cached; undefined when it is not to be. */
  readonly termsOf: (value: T) => CacheTerms | undefined;
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number;
}

const defaultOverhead = 2_048;
const defaultMaxEntries = 20_000;
const sweepInterval = 10_000;

/** Holds values, also while they are pending, until the competition they show changes, they expire, or room is needed. */
export class LruCache<T> {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry<T>>();
  readonly #maxBytes: number;
  readonly #termsOf: CacheOptions<T>['termsOf'];
  readonly #now: () => number;
  readonly #maxEntries: number;
  readonly #overhead: number;
  #bytes = 0;
  #sweptAt: number;

  constructor({ maxBytes, termsOf, ...options }: CacheOptions<T>) {
    this.#maxBytes = maxBytes;
    this.#termsOf = termsOf;
    this.#now = options.now ?? (() => performance.now());
    this.#maxEntries = options.maxEntries ?? defaultMaxEntries;
    this.#overhead = options.overhead ?? defaultOverhead;
    this.#sweptAt = this.#now();
  }

  /** How many values there are, also pending and expired ones. */
  get size(): number {
    return this.#entries.size;
  }

  /** What they take, with their keys. */
  get bytes(): number {
    return this.#bytes;
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
    this.#sweep(start);
    const bytes = this.#costOf(key);
    const entry = { tag, value: pending, bytes, expiresAt: Number.POSITIVE_INFINITY };
    this.#set(key, entry);
    this.#makeRoom();
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
    if (value === undefined || terms === undefined) return;
    const { tag = entry.tag, maxAge } = terms;
    const bytes = terms.bytes + this.#costOf(key);
    if (bytes > this.#maxBytes) return;
    this.#set(key, { tag, value, bytes, expiresAt: start + maxAge });
    this.#makeRoom();
  }

  #costOf(key: string): number {
    return key.length + this.#overhead;
  }

  #makeRoom(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes && this.#entries.size <= this.#maxEntries) return;
      this.#delete(oldest);
    }
  }

  /** What nobody asks for again would stay until room is needed. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < sweepInterval) return;
    this.#sweptAt = now;
    for (const [key, { expiresAt }] of this.#entries) if (now > expiresAt) this.#delete(key);
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
