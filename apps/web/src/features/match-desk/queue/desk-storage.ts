import { deviceStore } from '../../../lib/device/device-store.ts';
import type { CheckQueue } from './checks.ts';
import type { Queue } from './queue.ts';
import type { SubstitutionQueue } from './substitutions.ts';
import type { DeskData } from './types.ts';

/**
 * What this device stores of a match: enough for offline use and reloads. Its field names are stored on
 * devices.
 */
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

const store = deviceStore<StoredDesk>({
  empty: emptyStoredDesk,
  parse: (text) => {
    const stored = { ...emptyStoredDesk, ...(JSON.parse(text) as Partial<StoredDesk>) };
    return isCurrentFormat(stored.desk) ? stored : { ...stored, desk: null };
  },
});

export function readStoredDesk(id: DeskId): StoredDesk {
  return store.read(deskStorageKey(id));
}

export function updateStoredDesk(id: DeskId, update: (stored: StoredDesk) => StoredDesk): void {
  store.update(deskStorageKey(id), update);
}

/** Also notified when another tab of this device writes. */
export function subscribeToStoredDesks(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** An older version of the page stored less: the queue is still valid, the match is fetched again. */
function isCurrentFormat(desk: Partial<DeskData> | null): boolean {
  if (desk === null) return true;
  const { players, takenBack, licensing, referees } = desk;
  return [players, takenBack, licensing, referees].every((part) => part !== undefined);
}
