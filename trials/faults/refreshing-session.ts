import { authRoutes, CallFailure, type CallReply, type contract, createClient } from '@traip/contract';
import type { Caller } from '../scoring/club.ts';
import { accountOf } from '../scoring/federation.ts';

/** A session as a browser holds it: signed in once, then refreshed. */
export class RefreshingSession implements Caller {
  readonly origin: string;
  readonly fetch: typeof fetch;
  #tokens: CallReply<typeof contract.auth.refresh> = { accessToken: '', refreshToken: '' };

  constructor(origin: string, fetching: typeof fetch) {
    this.origin = origin;
    this.fetch = fetching;
  }

  readonly accessToken = async () => this.#tokens.accessToken;

  async signIn(): Promise<void> {
    this.#tokens = await createClient(authRoutes, this).login({ body: accountOf(0) });
  }

  /** Refreshes the tokens if the access token has expired; returns whether it had. */
  async refreshIfExpired(): Promise<boolean> {
    const auth = createClient(authRoutes, this);
    try {
      await auth.profile();
      return false;
    } catch (error) {
      if (!(error instanceof CallFailure) || error.status !== 401) throw error;
    }
    const { refreshToken } = this.#tokens;
    this.#tokens = await auth.refresh({ body: { refreshToken } });
    await auth.profile();
    return true;
  }
}
