import { createExclusiveRunner } from './exclusive-runner.ts';
import { type RefreshTimer, startRefreshTimer } from './refresh-timer.ts';
import { createRefresher, type Refresher, type SessionCalls } from './refresher.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { type KeyValueStorage, lastRefreshKey, memoryStorage, sessionKey } from './stored-session.ts';

/** This tab's session: made at first use in the browser, never on the server. */
export interface SessionRuntime {
  readonly store: SessionStore;
  readonly refresh: Refresher;
}

let runtime: SessionRuntime | undefined;
const endListeners = new Set<() => void>();

export function sessionRuntime(): SessionRuntime {
  runtime ??= createRuntime();
  return runtime;
}

/** Hears when the backend refuses to go on with the session, which is then already cleared. */
export function onSessionEnded(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

function createRuntime(): SessionRuntime {
  const store = createSessionStore(browserStorage(), Date.now);
  const exchange = createRefresher(store, lazyCalls, createExclusiveRunner('traip.refresh', navigator.locks));
  return {
    store,
    refresh: async (staleToken) => {
      const outcome = await exchange(staleToken);
      if (outcome === 'ended' && store.snapshot().state.isAuthenticated) {
        store.clear();
        for (const listener of endListeners) listener();
      }
      return outcome;
    },
  };
}

/** The contract's shapes are heavy, and most readers of public pages never refresh anything: loaded when needed. */
const lazyCalls: SessionCalls = {
  refresh: async (refreshToken) => (await import('./session-calls.ts')).refresh(refreshToken),
  profile: async (accessToken) => (await import('./session-calls.ts')).profile(accessToken),
};

export function browserStorage(): KeyValueStorage {
  const probe = 'traip.probe';
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** Follows the other tabs, and keeps the session fresh. The answer stops both. */
export function runSession(): () => void {
  const { store, refresh } = sessionRuntime();
  const timer = startRefreshTimer(store, refresh, browserClock);
  const stopListening = listen(store, timer);
  return () => {
    stopListening();
    timer.stop();
  };
}

const browserClock = {
  now: Date.now,
  after: (milliseconds: number, callback: () => void) => {
    const id = setTimeout(callback, milliseconds);
    return () => clearTimeout(id);
  },
};

function listen(store: SessionStore, timer: RefreshTimer): () => void {
  const events = new AbortController();
  const { signal } = events;
  const syncWithOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key === sessionKey || key === lastRefreshKey) store.reread();
  };
  const wakeWhenVisible = () => {
    if (document.visibilityState === 'visible') timer.wake();
  };
  addEventListener('storage', syncWithOtherTab, { signal });
  addEventListener('online', timer.wake, { signal });
  document.addEventListener('visibilitychange', wakeWhenVisible, { signal });
  return () => events.abort();
}
