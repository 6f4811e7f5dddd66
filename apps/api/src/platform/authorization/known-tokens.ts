import type { Caller } from './caller.ts';

interface KnownToken {
  readonly caller: Caller;
  /** In seconds, as in the token. */
  readonly expiresAt: number;
}

/** A token is some 300 bytes, and those of a process that is busy expire before there are so many. */
const mostTokens = 5_000;

/**
 * Tokens that were verified: verifying one takes as long as a small query. They say who calls and until when; whether the
 * session has ended meanwhile is not in a token, and is asked of the database as ever.
 */
export class KnownTokens {
  /** The oldest first. */
  readonly #tokens = new Map<string, KnownToken>();

  callerOf(token: string, now: Date): Caller | undefined {
    const known = this.#tokens.get(token);
    if (!known) return undefined;
    if (known.expiresAt > Math.floor(now.getTime() / 1000)) return known.caller;
    this.#tokens.delete(token);
    return undefined;
  }

  add(token: string, known: KnownToken): void {
    const [oldest] = this.#tokens.keys();
    if (this.#tokens.size >= mostTokens && oldest !== undefined) this.#tokens.delete(oldest);
    this.#tokens.set(token, known);
  }
}
