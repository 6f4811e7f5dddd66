/** Values that this device stores under a key: they survive a reload, and sync between tabs. */
interface DeviceStore<T> {
  readonly read: (key: string) => T;
  readonly update: (key: string, update: (stored: T) => T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface StoreOptions<T> {
  readonly empty: T;
  /** Parses text that an older version of the page may have written; it may throw. */
  readonly parse: (text: string) => T;
}

export function deviceStore<T>({ empty, parse }: StoreOptions<T>): DeviceStore<T> {
  const listeners = new Set<() => void>();
  /**
   * The last value of each key, so that snapshots are stable, and what storage held at that time. If storage
   * is full or forbidden, it's the only copy.
   */
  const cache = new Map<string, { readonly text: string | null; readonly stored: T }>();
  const parseOrEmpty = (text: string) => {
    try {
      return parse(text);
    } catch {
      return empty;
    }
  };
  const read = (key: string) => {
    const cached = cache.get(key);
    const text = readText(key);
    if (cached !== undefined && (text === null || text === cached.text)) return cached.stored;
    const stored = text === null ? empty : parseOrEmpty(text);
    cache.set(key, { text, stored });
    return stored;
  };
  return {
    read,
    // Written synchronously: the page may be closed at any moment.
    update: (key, update) => {
      const stored = update(read(key));
      try {
        localStorage.setItem(key, JSON.stringify(stored));
      } catch {
        // Storage is full or forbidden: the cache keeps it while the page is open.
      }
      cache.set(key, { text: readText(key), stored });
      for (const listener of listeners) listener();
    },
    // Also notified when another tab of this device writes.
    subscribe: (listener) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
