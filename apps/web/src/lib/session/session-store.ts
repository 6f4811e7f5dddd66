import { type ClubSession, loginState, type SessionState, signedOut } from './state.ts';
import {
  clearStored,
  type KeyValueStorage,
  readStored,
  type StoredSession,
  writeStored,
} from './stored-session.ts';

/** `isLeaving` is true from a logout until the login page is reached. */
export interface Snapshot extends StoredSession {
  readonly isLeaving: boolean;
}

export interface SessionStore {
  readonly snapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly login: (session: ClubSession) => void;
  readonly change: (transition: (state: SessionState) => SessionState) => void;
  /** Like `change`, and sets the time of the last refresh. */
  readonly changeAndMarkRefreshed: (transition: (state: SessionState) => SessionState) => void;
  /** Another tab may have written to storage. */
  readonly reread: () => Snapshot;
  readonly clear: () => void;
  readonly markArrived: () => void;
}

/** Framework independent: one value, in sync with the browser's storage. */
export function createSessionStore(storage: KeyValueStorage, now: () => number): SessionStore {
  let current: Snapshot = { ...readStored(storage), isLeaving: false };
  const listeners = new Set<() => void>();

  const publish = (next: Snapshot) => {
    if (isSame(next, current)) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const save = (stored: StoredSession) => {
    writeStored(storage, stored);
    publish({ ...stored, isLeaving: false });
  };
  const reread = () => {
    const stored = readStored(storage);
    publish({ ...stored, isLeaving: current.isLeaving && !stored.state.isAuthenticated });
    return current;
  };

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login: (session) => save({ state: loginState(session), lastRefresh: now() }),
    change: (transition) => {
      const state = transition(current.state);
      if (state !== current.state) save({ ...current, state });
    },
    changeAndMarkRefreshed: (transition) => save({ state: transition(current.state), lastRefresh: now() }),
    reread,
    clear: () => {
      clearStored(storage);
      publish({ state: signedOut, lastRefresh: null, isLeaving: true });
    },
    markArrived: () => publish({ ...current, isLeaving: false }),
  };
}

/** Reading storage creates new objects; equal values don't notify. */
function isSame(a: Snapshot, b: Snapshot): boolean {
  if (a.isLeaving !== b.isLeaving || a.lastRefresh !== b.lastRefresh) return false;
  return JSON.stringify(a.state) === JSON.stringify(b.state);
}
