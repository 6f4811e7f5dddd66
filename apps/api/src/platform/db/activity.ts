/**
 * What goes on in the embedded database. Nobody else can reach it: as long as nothing was sent to it, nothing in it has
 * changed, and it need not be asked.
 */
export class Activity {
  #steps = 0;

  /** Another number whenever something began or ended since. */
  get steps(): number {
    return this.#steps;
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#steps++;
    try {
      return await work();
    } finally {
      this.#steps++;
    }
  }
}
