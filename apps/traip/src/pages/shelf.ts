import type { Terms } from './kept.ts';

/** Changes with any competition. */
export const many = '*';

interface Entry<T> {
  tag: string;
  readonly bornAt: number;
  /** Itself once it is made: most who ask need not even wait for a promise. */
  made: Promise<T> | T;
  bytes: number;
  longest: number;
}

interface Limits<T> {
  readonly mostBytes: number;
  /** How something is kept; nothing for what is not to be. */
  readonly termsOf: (made: T) => Terms | undefined;
}

/** Keeps what was made under a key, as long as it is true and there is room; the longest unused goes first. */
export class Shelf<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limits: Limits<T>;
  #bytes = 0;

  constructor(limits: Limits<T>) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string, now: number): Promise<T> | T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return;
    // A clock that was set back must not make it live longer.
    if (Math.abs(now - entry.bornAt) > entry.longest) {
      this.#remove(key, entry);
      return;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.made;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** From now on whoever asks gets this, also while it is being made. */
  put(key: string, tag: string, now: number, made: Promise<T>): Promise<T> {
    const entry: Entry<T> = { tag, bornAt: now, made, bytes: 0, longest: Number.POSITIVE_INFINITY };
    this.#entries.set(key, entry);
    made.then(
      (value) => this.#settle(key, entry, value),
      () => this.#remove(key, entry),
    );
    return made;
  }

  /** What shows this competition is no longer true; null: nothing is. */
  forget(competitionId: string | null): void {
    for (const [key, entry] of this.#entries) {
      if (competitionId === null || entry.tag === competitionId || entry.tag === many)
        this.#remove(key, entry);
    }
  }

  #settle(key: string, entry: Entry<T>, made: T): void {
    if (this.#entries.get(key) !== entry) return;
    const terms = this.#limits.termsOf(made);
    if (terms === undefined) {
      this.#remove(key, entry);
      return;
    }
    const { tag = entry.tag, bytes, longest } = terms;
    Object.assign(entry, { tag, bytes, longest, made });
    this.#bytes += bytes;
    for (const [oldKey, old] of this.#entries) {
      if (this.#bytes <= this.#limits.mostBytes) return;
      this.#remove(oldKey, old);
    }
  }

  #remove(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
