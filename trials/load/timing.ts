/** Durations in milliseconds. */
export class Timing {
  readonly durations: number[] = [];

  async of<T>(work: Promise<T>): Promise<T> {
    const begun = performance.now();
    const outcome = await work;
    this.durations.push(performance.now() - begun);
    return outcome;
  }

  /** The time within which this share of them finished. */
  within(share: number): number {
    const sorted = this.durations.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  /** As a ratio to the unloaded time: milliseconds on a busy machine mean nothing. */
  comparedWith(idle: Timing): string {
    const times = (share: number) => (this.within(share) / idle.within(0.5)).toFixed(1);
    return `${this.durations.length} of them, half within ${times(0.5)} and 99 of 100 within ${times(0.99)} times what they take in quiet (${idle.within(0.5).toFixed(0)} ms)`;
  }
}
