import type { CheckQueue } from './checks.ts';
import type { Queue } from './queue.ts';
import type { SubstitutionQueue } from './substitutions.ts';
import type { DeskData } from './types.ts';

/** What this device stores of a match: enough to go on offline and after a reload. Its field names are on people's devices. */
export interface StoredDesk {
  readonly desk: DeskData | null;
  /** How far the backend's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  readonly queue: Queue;
  readonly substitutions: SubstitutionQueue;
  readonly checks: CheckQueue;
}

export const emptyStoredDesk: StoredDesk = { desk: null, ahead: 0, queue: [], substitutions: [], checks: [] };

/** Two people who share a device must not see or send each other's events. */
export interface DeskId {
  readonly owner: string;
  readonly matchId: string;
}

export const deskStorageKey = ({ owner, matchId }: DeskId) => `traip.desk.${owner}.${matchId}`;

const listeners = new Set<() => void>();
/**
 * The last value of each desk, so that snapshots are stable, and what storage held at that time. Where storage is full
 * or forbidden, it is the only copy.
 */
const cache = new Map<string, { readonly text: string | null; readonly stored: StoredDesk }>();

export function readStoredDesk(id: DeskId): StoredDesk {
  const key = deskStorageKey(id);
  const cached = cache.get(key);
  const text = readText(key);
  if (cached !== undefined && (text === null || text === cached.text)) return cached.stored;
  const stored = text === null ? emptyStoredDesk : parse(text);
  cache.set(key, { text, stored });
  return stored;
}

/** Written synchronously: the page may be closed at any moment. */
export function updateStoredDesk(id: DeskId, update: (stored: StoredDesk) => StoredDesk): void {
  const key = deskStorageKey(id);
  const stored = update(readStoredDesk(id));
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Storage is full or forbidden: the cache has it for as long as the page lives.
  }
  cache.set(key, { text: readText(key), stored });
  for (const listener of listeners) listener();
}

/** Also notified when another tab of this device writes. */
export function subscribeToStoredDesks(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string): StoredDesk {
  try {
    const stored = { ...emptyStoredDesk, ...(JSON.parse(text) as Partial<StoredDesk>) };
    return isCurrentFormat(stored.desk) ? stored : { ...stored, desk: null };
  } catch {
    return emptyStoredDesk;
  }
}

/** An older version of the page stored less: the queue is still valid, the match is fetched again. */
function isCurrentFormat(desk: Partial<DeskData> | null): boolean {
  if (desk === null) return true;
  return desk.players !== undefined && desk.takenBack !== undefined && desk.licensing !== undefined;
}
