/** Most pages fit, compressed. */
const size = 65_536;
const most = 64;

/** Bytes to write an answer into, and what stands in them from the last time. */
export interface Room {
  readonly bytes: Buffer;
  holds: Buffer | undefined;
}

/**
 * Room in which answers are written, used again and again: a buffer of its own for each of thousands of answers a second
 * would keep the garbage collector busier than everything else that an answer takes.
 */
export class SpareRoom {
  readonly #spare: Room[] = [];

  /** At least this long. */
  take(length: number): Room {
    const spare = length > size ? undefined : this.#spare.pop();
    return spare ?? { bytes: Buffer.allocUnsafeSlow(Math.max(length, size)), holds: undefined };
  }

  /** Only what nobody reads any more. */
  giveBack(room: Room): void {
    if (room.bytes.length === size && this.#spare.length < most) this.#spare.push(room);
  }
}
