/**
 * Counts statements sent to the embedded database. No other process can reach it: while the count stands
 * still nothing has changed, and there is no need to query it.
 */
export class Activity {
  #steps = 0;

  /** Changes whenever a statement or transaction begins or ends. */
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
