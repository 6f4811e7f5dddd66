import { statfsSync } from 'node:fs';

const maxAge = 250;

/** The free space on the disk with the data. */
export class DiskSpace {
  readonly #folder: string;
  readonly #reserve: number;
  #readAt = Number.NEGATIVE_INFINITY;
  #free = 0;

  /** `reserve`: the bytes kept free for what the database must write to keep working. */
  constructor(folder: string, reserve: number) {
    this.#folder = folder;
    this.#reserve = reserve;
  }

  get free(): number {
    const now = performance.now();
    if (now - this.#readAt > maxAge) {
      const { bavail, bsize } = statfsSync(this.#folder);
      this.#free = bavail * bsize;
      this.#readAt = now;
    }
    return this.#free;
  }

  /** With less than this the database may fail at any write. */
  get minimum(): number {
    return this.#reserve / 4;
  }

  /** Only the reserve is left: no new data is accepted. */
  isShort(): boolean {
    return this.free < this.#reserve;
  }

  /** Something else has used up the reserve. */
  isNearlyFull(): boolean {
    return this.free < this.minimum;
  }
}
