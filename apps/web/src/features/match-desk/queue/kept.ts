import type { Queue } from './queue.ts';
import type { Substitutions } from './substitutions.ts';
import type { DeskData } from './types.ts';

/** What this device keeps of a match: enough to go on without a network, and after a reload. */
export interface Kept {
  readonly desk: DeskData | null;
  /** How far the backend's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  readonly queue: Queue;
  readonly substitutions: Substitutions;
}

export const nothingKept: Kept = { desk: null, ahead: 0, queue: [], substitutions: [] };

/** `place`: whose desk of which match. What one person registered is not for the next one on the same device. */
const keyOf = (place: string) => `traip.desk.${place}`;
const listeners = new Set<() => void>();
/** What was read last; and the only copy where storage is forbidden. */
const known = new Map<string, { readonly text: string | null; readonly kept: Kept }>();

export function readKept(place: string): Kept {
  const last = known.get(place);
  const text = stored(place, last?.text ?? null);
  if (last !== undefined && last.text === text) return last.kept;
  const kept = text === null ? nothingKept : parsed(text);
  known.set(place, { text, kept });
  return kept;
}

/** Written at once: a page may be closed at any moment. */
export function changeKept(place: string, change: (kept: Kept) => Kept): void {
  const kept = change(readKept(place));
  const text = JSON.stringify(kept);
  known.set(place, { text, kept });
  try {
    localStorage.setItem(keyOf(place), text);
  } catch {
    // Storage is full or forbidden: `known` has it for as long as the page lives.
  }
  for (const listener of listeners) listener();
}

/** Also hears what other tabs of this device keep. */
export function followKept(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function stored(place: string, otherwise: string | null): string | null {
  try {
    return localStorage.getItem(keyOf(place)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function parsed(text: string): Kept {
  try {
    const kept = { ...nothingKept, ...(JSON.parse(text) as Partial<Kept>) };
    return isOfThisVersion(kept.desk) ? kept : { ...kept, desk: null };
  } catch {
    return nothingKept;
  }
}

/** An older version of the page kept less: what waits is still good, the match is read anew. */
function isOfThisVersion(desk: Partial<DeskData> | null): boolean {
  return desk === null || (desk.players !== undefined && desk.takenBack !== undefined);
}
