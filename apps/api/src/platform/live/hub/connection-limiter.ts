import { type Refusal, refuse } from '@traip/contract';
import { networkOf } from '../../http/network.ts';

export interface ConnectionLimits {
  /** Connections that may be open at once. */
  readonly total: number;
  /** Connections from one network; a school or a stadium shares one. */
  readonly perNetwork: number;
}

const retryLater = { retryAfterSeconds: 30 };

/** Limits open connections, because each costs memory. */
export class ConnectionLimiter {
  readonly #settings: ConnectionLimits;
  readonly #openByNetwork = new Map<string, number>();
  #total = 0;

  constructor(settings: ConnectionLimits) {
    this.#settings = settings;
  }

  /** How many connections are open now. */
  get followers(): number {
    return this.#total;
  }

  /** Returns the function that releases the connection. */
  acquire(address: string): (() => void) | Refusal<'TOO_MANY_FOLLOWERS'> {
    const network = networkOf(address);
    const open = this.#openByNetwork.get(network) ?? 0;
    if (this.#total >= this.#settings.total || open >= this.#settings.perNetwork)
      return refuse('TOO_MANY_FOLLOWERS', { details: retryLater });
    this.#total++;
    this.#openByNetwork.set(network, open + 1);
    return () => this.#release(network);
  }

  #release(network: string): void {
    this.#total--;
    const remaining = (this.#openByNetwork.get(network) ?? 1) - 1;
    if (remaining === 0) this.#openByNetwork.delete(network);
    else this.#openByNetwork.set(network, remaining);
  }
}
