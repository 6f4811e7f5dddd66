import { licencesKey } from '../../../lib/session/index.ts';
import type { Licences } from './use-licences.ts';

interface Stored {
  readonly owner: string;
  readonly licences: Licences;
}

/** Licences are also shown offline, so they stay on the device until their owner signs out. */
export function readLicences(owner: string): Licences | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(licencesKey) ?? 'null') as Stored | null;
    return stored?.owner === owner ? stored.licences : undefined;
  } catch {
    return undefined;
  }
}

export function storeLicences(owner: string, licences: Licences): void {
  try {
    localStorage.setItem(licencesKey, JSON.stringify({ owner, licences } satisfies Stored));
  } catch {
    // Storage is full or forbidden: the licences are only shown online.
  }
}
