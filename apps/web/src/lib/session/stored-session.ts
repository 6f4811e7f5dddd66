import { parseState, type SessionState } from './state.ts';

export const sessionKey = 'traip.session';
export const lastRefreshKey = 'traip.lastRefresh';
/** The person's licences, to be shown offline: they are removed with the session. */
export const licencesKey = 'traip.licences';

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredSession {
  readonly state: SessionState;
  readonly lastRefresh: number | null;
}

export function readStored(storage: KeyValueStorage): StoredSession {
  return {
    state: parseState(storage.getItem(sessionKey)),
    lastRefresh: readTime(storage.getItem(lastRefreshKey)),
  };
}

export function writeStored(storage: KeyValueStorage, { state, lastRefresh }: StoredSession): void {
  if (!state.isAuthenticated) {
    clearStored(storage);
    return;
  }
  // The time goes first: another tab that sees the new session must not read the old time.
  if (lastRefresh === null) storage.removeItem(lastRefreshKey);
  else storage.setItem(lastRefreshKey, String(lastRefresh));
  storage.setItem(sessionKey, JSON.stringify(state));
}

export function clearStored(storage: KeyValueStorage): void {
  storage.removeItem(lastRefreshKey);
  storage.removeItem(sessionKey);
  storage.removeItem(licencesKey);
}

function readTime(text: string | null): number | null {
  const time = Number(text);
  return Number.isFinite(time) && time > 0 ? time : null;
}

/** For browsers that forbid storage: the session lasts as long as the tab. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
