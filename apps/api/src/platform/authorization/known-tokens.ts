import type { Caller } from './caller.ts';

interface KnownToken {
  readonly caller: Caller;
  /** In seconds, as in the token. */
  readonly expiresAt: number;
}

/** A token takes some 300 bytes. Even in a busy process, tokens expire before there are this many. */
const maxTokens = 5_000;

/**
 * Verified tokens: verifying one takes as long as a small query. A token says who calls and until when;
 * whether its session has ended meanwhile is still checked in the database.
 */
export class KnownTokens {
  /** Oldest first. */
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
    if (this.#tokens.size >= maxTokens && oldest !== undefined) this.#tokens.delete(oldest);
    this.#tokens.set(token, known);
  }
}
