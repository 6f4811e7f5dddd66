import { networkOf } from '@traip/api';

interface Budget {
  left: number;
  at: number;
}

/** More networks than use a process within a minute. Beyond this, the least recently seen is forgotten. */
const maxNetworks = 20_000;
const minute = 60_000;

/** A request budget for each network, which refills within a minute. */
export class RequestLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #budgets = new Map<string, Budget>();

  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Counts a request. Returns the seconds to wait before retrying, or nothing if it is within the budget. */
  count(address: string): number | undefined {
    const network = networkOf(address);
    const budget = this.#budgetOf(network);
    // Keeps the map in order of last use.
    this.#budgets.delete(network);
    this.#budgets.set(network, budget);
    this.#forgetOldest();
    if (budget.left < 1) return Math.ceil(((1 - budget.left) * minute) / this.#perMinute / 1_000);
    budget.left -= 1;
    return undefined;
  }

  #budgetOf(network: string): Budget {
    const at = this.#now();
    const known = this.#budgets.get(network);
    if (!known) return { left: this.#perMinute, at };
    const refilled = known.left + ((at - known.at) * this.#perMinute) / minute;
    return { left: Math.min(this.#perMinute, refilled), at };
  }

  #forgetOldest(): void {
    if (this.#budgets.size <= maxNetworks) return;
    for (const network of this.#budgets.keys()) {
      this.#budgets.delete(network);
      return;
    }
  }
}
