/** Most pages fit, compressed. */
const size = 65_536;
const most = 64;

/**
 * Room in which answers are written, used again and again: a buffer of its own for each of thousands of answers a second
 * would keep the garbage collector busier than everything else that an answer takes.
 */
export class SpareRoom {
  readonly #spare: Buffer[] = [];

  /** At least this long; what stands in it is old. */
  take(length: number): Buffer {
    return length > size
      ? Buffer.allocUnsafeSlow(length)
      : (this.#spare.pop() ?? Buffer.allocUnsafeSlow(size));
  }

  /** Only what nobody reads any more. */
  giveBack(room: Buffer): void {
    if (room.length === size && this.#spare.length < most) this.#spare.push(room);
  }
}
