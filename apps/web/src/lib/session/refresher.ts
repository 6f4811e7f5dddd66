import { CallFailure } from '@traip/contract';
import type { RunExclusive } from './exclusive-runner.ts';
import type { SessionStore } from './session-store.ts';
import { type ClubUser, type Tokens, withTokens, withUser } from './state.ts';

export interface SessionCalls {
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly profile: (accessToken: string) => Promise<ClubUser>;
}

export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

/** Exchanges the tokens, given the stale access token. */
export type Refresher = (staleToken: string | null) => Promise<RefreshOutcome>;

export function createRefresher(
  store: SessionStore,
  calls: SessionCalls,
  runExclusive: RunExclusive,
): Refresher {
  return (staleToken) =>
    runExclusive(async () => {
      // Another tab may have refreshed, or logged out, while this one waited for the lock.
      const { state } = store.reread();
      if (state.refreshToken === null) return 'ended';
      if (state.accessToken !== staleToken) return 'refreshed';
      return exchange(store, calls, state.refreshToken);
    });
}

async function exchange(
  store: SessionStore,
  calls: SessionCalls,
  refreshToken: string,
): Promise<RefreshOutcome> {
  const result = await calls.refresh(refreshToken).catch(outcomeOf);
  // The person may have logged out, or in as someone else, during the request: then the response is dropped.
  const { state } = store.reread();
  if (state.refreshToken !== refreshToken) return state.isAuthenticated ? 'refreshed' : 'ended';
  if (typeof result === 'string') return result;
  store.changeAndMarkRefreshed((state) => withTokens(state, result));
  await renewUser(store, calls, result.accessToken);
  return 'refreshed';
}

async function renewUser(store: SessionStore, calls: SessionCalls, accessToken: string): Promise<void> {
  try {
    const user = await calls.profile(accessToken);
    store.change((state) => (state.accessToken === accessToken ? withUser(state, user) : state));
  } catch (failure) {
    // The tokens are valid; the known user stays until the next refresh.
    if (!(failure instanceof CallFailure)) throw failure;
  }
}

/** Only a refusal ends a session. A lost network or a restarting server says nothing about it, so that is retried. */
function outcomeOf(failure: unknown): 'ended' | 'unreachable' {
  if (!(failure instanceof CallFailure)) throw failure;
  const { status = 0 } = failure;
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal ? 'ended' : 'unreachable';
}
