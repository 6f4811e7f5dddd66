import { type ClubSession, loginState, type SessionState, signedOut } from './state.ts';
import {
  clearStored,
  type KeyValueStorage,
  readStored,
  type StoredSession,
  writeStored,
} from './stored-session.ts';

/** What the store shows. `leaving` is true from a logout until the sign-in page is reached. */
export interface Snapshot extends StoredSession {
  readonly isLeaving: boolean;
}

export interface SessionStore {
  readonly snapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly login: (session: ClubSession) => void;
  readonly change: (transition: (state: SessionState) => SessionState) => void;
  /** Like `change`, and remembers this moment as the last refresh. */
  readonly changeAndMarkRefreshed: (transition: (state: SessionState) => SessionState) => void;
  /** Reads again what another tab may have written. */
  readonly reread: () => Snapshot;
  readonly clear: () => void;
  readonly markArrived: () => void;
}

/** The session outside of any framework: one value, kept in step with the browser's storage. */
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

/** Reading storage makes new objects each time; nobody needs to hear of a value that reads the same. */
function isSame(a: Snapshot, b: Snapshot): boolean {
  if (a.isLeaving !== b.isLeaving || a.lastRefresh !== b.lastRefresh) return false;
  return a.state === b.state || JSON.stringify(a.state) === JSON.stringify(b.state);
}
