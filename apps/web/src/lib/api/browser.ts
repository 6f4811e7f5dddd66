import {
  authCalls,
  type Calls,
  type Client,
  createClient,
  memberCalls,
  organisationCalls,
  profileCalls,
  teamCalls,
} from '@traip/contract';
import { sessionRuntime } from '../session/runtime.ts';
import { type Renew, retryAfterRefresh } from './retry-after-refresh.ts';

const renew: Renew = async (refusedToken) => {
  const { store, refresh } = sessionRuntime();
  const outcome = await refresh(refusedToken);
  return outcome === 'refreshed' ? (store.snapshot().state.accessToken ?? undefined) : undefined;
};

/** The typed client of one resource in the browser: our own origin, with the session's token where a call needs one. */
export function browserClient<T extends Calls>(calls: T): Client<T> {
  return createClient(calls, {
    origin: '',
    accessToken: () => sessionRuntime().store.snapshot().state.accessToken ?? undefined,
    fetch: retryAfterRefresh((input, init) => fetch(input, init), renew),
  });
}

export const authApi = browserClient(authCalls);
export const organisationApi = browserClient(organisationCalls);
export const memberApi = browserClient(memberCalls);
export const teamApi = browserClient(teamCalls);
export const profileApi = browserClient(profileCalls);
