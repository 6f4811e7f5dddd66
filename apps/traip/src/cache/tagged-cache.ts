import { LRUCache } from 'lru-cache';
import type { CacheTerms } from './cached-response.ts';

/** Tags what a change to any competition invalidates. */
export const ANY_COMPETITION = '*';

interface Entry<T> {
  readonly tag: string;
  /** The value itself once there is one: most readers need not even wait for a promise. */
  readonly value: Promise<T> | T;
}

interface CacheOptions<T> {
  readonly maxBytes: number;
  /** How a value is cached; undefined when it is not to be. */
  readonly termsOf: (value: T) => CacheTerms | undefined;
  /** Milliseconds on a clock that never goes back. */
  readonly now?: () => number;
}

/** An LRU cache that also holds values still being produced, and drops them by the competition they show. */
export class TaggedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #termsOf: CacheOptions<T>['termsOf'];
  readonly #now: () => number;

  constructor({ maxBytes, termsOf, now = () => performance.now() }: CacheOptions<T>) {
    this.#termsOf = termsOf;
    this.#now = now;
    this.#entries = new LRUCache({ maxSize: sizeOf(maxBytes), perf: { now }, ttlResolution: 0 });
  }

  get(key: string): Promise<T> | T | undefined {
    return this.#entries.get(key)?.value;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** From now on every reader gets this value, also while it is pending. */
  put(key: string, tag: string, pending: Promise<T>): Promise<T> {
    const entry = { tag, value: pending };
    const start = this.#now();
    this.#entries.set(key, entry, { size: sizeOf(0) });
    pending.then(
      (value) => this.#settle(key, entry, value, start),
      () => this.#remove(key, entry),
    );
    return pending;
  }

  /** Drops what shows this competition; null drops everything. */
  invalidate(competitionId: string | null): void {
    for (const [key, { tag }] of Array.from(this.#entries.entries()))
      if (competitionId === null || tag === competitionId || tag === ANY_COMPETITION)
        this.#entries.delete(key);
  }

  #settle(key: string, entry: Entry<T>, value: T, start: number): void {
    // It was invalidated, or replaced, while it was pending.
    if (this.#entries.peek(key) !== entry) return;
    const terms = this.#termsOf(value);
    if (terms === undefined) {
      this.#entries.delete(key);
      return;
    }
    const { tag = entry.tag, bytes, maxAge } = terms;
    this.#entries.set(key, { tag, value }, { size: sizeOf(bytes), ttl: maxAge, start });
  }

  #remove(key: string, entry: Entry<T>): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key);
  }
}

/** The library takes whole sizes of 1 or more. */
function sizeOf(bytes: number): number {
  return Math.max(1, Math.floor(bytes));
}
