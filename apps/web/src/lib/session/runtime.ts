import { createExclusiveRunner } from './exclusive-runner.ts';
import { type RefreshTimer, startRefreshTimer } from './refresh-timer.ts';
import { createRefresher, type Refresher, type SessionCalls } from './refresher.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { type KeyValueStorage, lastRefreshKey, memoryStorage, sessionKey } from './stored-session.ts';

/** Created on first use in the browser, never on the server. */
interface SessionRuntime {
  readonly store: SessionStore;
  readonly refresh: Refresher;
}

let runtime: SessionRuntime | undefined;
const endListeners = new Set<() => void>();

export function sessionRuntime(): SessionRuntime {
  runtime ??= createRuntime();
  return runtime;
}

/** Called after the backend has ended the session and it has been cleared. */
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

/** The contract's shapes are heavy, and most visitors of public pages never refresh: loaded on demand. */
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

/** Syncs with other tabs, and refreshes the session. The returned function stops both. */
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
