import { authRoutes, CallFailure, createClient } from '@traip/contract';

const guessed = { email: 'arbitro-1@jornada.example', password: 'no-es-esta' };
const moreThanAllowed = 12;

/** Guesses a password until it is rate limited. */
export class PasswordGuesser {
  readonly #auth;

  constructor(origin: string, fetching: typeof fetch) {
    this.#auth = createClient(authRoutes, { origin, fetch: fetching });
  }

  /** Returns whether it was rate limited. */
  async guessRepeatedly(): Promise<boolean> {
    for (let guess = 0; guess < moreThanAllowed; guess += 1) await this.#guess();
    return (await this.wait()) > 0;
  }

  /** The seconds until another guess is allowed; 0 if it already is. */
  async wait(): Promise<number> {
    const { code, error } = await this.#guess();
    if (code !== 'TOO_MANY_REQUESTS') return 0;
    const { retryAfterSeconds = 0 } = (error?.details ?? {}) as { retryAfterSeconds?: number };
    return retryAfterSeconds;
  }

  async #guess(): Promise<CallFailure> {
    try {
      await this.#auth.login({ body: guessed });
    } catch (error) {
      if (error instanceof CallFailure) return error;
      throw error;
    }
    throw new Error('A wrong password was right.');
  }
}
