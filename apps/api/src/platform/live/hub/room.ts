import { type Refusal, refuse } from '@traip/contract';
import { networkOf } from '../../http/network.ts';

export interface RoomSettings {
  /** Lines that may be open at once. */
  readonly inAll: number;
  /** Lines from one network; a school, or a stadium, shares one. */
  readonly perNetwork: number;
}

const comeBackIn = { retryAfterSeconds: 30 };

/** How many follow at once. Each line costs memory as long as it is open: there is an end to it. */
export class Room {
  readonly #settings: RoomSettings;
  readonly #taken = new Map<string, number>();
  #inAll = 0;

  constructor(settings: RoomSettings) {
    this.#settings = settings;
  }

  /** How many there are now. */
  get followers(): number {
    return this.#inAll;
  }

  /** Takes a place; what comes back gives it up again. */
  take(address: string): (() => void) | Refusal<'TOO_MANY_FOLLOWERS'> {
    const network = networkOf(address);
    const taken = this.#taken.get(network) ?? 0;
    if (this.#inAll >= this.#settings.inAll || taken >= this.#settings.perNetwork)
      return refuse('TOO_MANY_FOLLOWERS', { details: comeBackIn });
    this.#inAll++;
    this.#taken.set(network, taken + 1);
    return () => this.#leave(network);
  }

  #leave(network: string): void {
    this.#inAll--;
    const left = (this.#taken.get(network) ?? 1) - 1;
    if (left === 0) this.#taken.delete(network);
    else this.#taken.set(network, left);
  }
}
