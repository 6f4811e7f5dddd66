import { statfsSync } from 'node:fs';

const maxAge = 250;

/** How much room is left where the data lives. */
export class DiskSpace {
  readonly #folder: string;
  readonly #reserve: number;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #free = 0;

  /** `reserve`: the bytes that stay free for what the database must write to go on. */
  constructor(folder: string, reserve: number) {
    this.#folder = folder;
    this.#reserve = reserve;
  }

  get free(): number {
    const now = performance.now();
    if (now - this.#lookedAt > maxAge) {
      const { bavail, bsize } = statfsSync(this.#folder);
      this.#free = bavail * bsize;
      this.#lookedAt = now;
    }
    return this.#free;
  }

  /** With less than this nothing can be counted on. */
  get minimum(): number {
    return this.#reserve / 4;
  }

  /** Only the reserve is left: nothing new is taken in. */
  isShort(): boolean {
    return this.free < this.#reserve;
  }

  /** Not even the reserve is there: somebody else has used it. */
  isNearlyFull(): boolean {
    return this.free < this.minimum;
  }
}
