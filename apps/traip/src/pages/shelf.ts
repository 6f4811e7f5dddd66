/** Changes with any competition. */
export const many = '*';

interface Entry<T> {
  readonly tag: string;
  readonly bornAt: number;
  readonly made: Promise<T>;
  bytes: number;
}

interface Limits<T> {
  readonly mostBytes: number;
  /** A page also tells how much time has passed. */
  readonly longest: number;
  /** What keeping it takes; nothing for what is not to be kept. */
  readonly bytesOf: (made: T) => number | undefined;
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

  get(key: string, now: number): Promise<T> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return;
    if (now - entry.bornAt > this.#limits.longest) {
      this.#remove(key, entry);
      return;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.made;
  }

  /** From now on whoever asks gets this, also while it is being made. */
  put(key: string, tag: string, now: number, made: Promise<T>): Promise<T> {
    const entry: Entry<T> = { tag, bornAt: now, made, bytes: 0 };
    this.#entries.set(key, entry);
    made.then(
      (value) => this.#settle(key, entry, this.#limits.bytesOf(value)),
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

  #settle(key: string, entry: Entry<T>, bytes: number | undefined): void {
    if (this.#entries.get(key) !== entry) return;
    if (bytes === undefined) {
      this.#remove(key, entry);
      return;
    }
    entry.bytes = bytes;
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
