import { CallFailure } from '@traip/contract';
import type { RunExclusive } from './exclusive-runner.ts';
import type { SessionStore } from './session-store.ts';
import { type ClubUser, type Tokens, withTokens, withUser } from './state.ts';

/** The two calls that keep a session alive. */
export interface SessionCalls {
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  readonly profile: (accessToken: string) => Promise<ClubUser>;
}

export type RefreshOutcome = 'refreshed' | 'ended' | 'unreachable';

/** Exchanges the tokens, given the access token that is too old; says what became of the session. */
export type Refresher = (staleToken: string | null) => Promise<RefreshOutcome>;

export function createRefresher(store: SessionStore, calls: SessionCalls, runExclusive: RunExclusive): Refresher {
  return (staleToken) =>
    runExclusive(async () => {
      // Another tab may have refreshed, or signed out, while this one waited for its turn.
      const { state } = store.reread();
      if (!state.isAuthenticated || state.refreshToken === null) return 'ended';
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
  // While we asked, the person may have signed out, or in again as somebody else: this answer is then nobody's.
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
    // The tokens are new and good: the person we know stays on screen until the next refresh asks again.
    if (!(failure instanceof CallFailure)) throw failure;
  }
}

/**
 * Only a refusal ends a session. A train in a tunnel or a restarting server says nothing about whether the
 * session is good: signing people out for it would lose their place for no reason, so that is tried again.
 */
function outcomeOf(failure: unknown): 'ended' | 'unreachable' {
  if (!(failure instanceof CallFailure)) throw failure;
  const { status } = failure;
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isRefusal ? 'ended' : 'unreachable';
}
