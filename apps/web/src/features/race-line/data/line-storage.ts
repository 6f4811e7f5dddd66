import type { Localised } from '@traip/engine';
import type { LineDoubt, LineMark } from '@traip/engine/race-day';
import type { raceResultApi } from '../../../lib/api/race.ts';
import { deviceStore } from '../../../lib/device/device-store.ts';
import type { LineClock } from './line-clock.ts';

export type LineClient = Pick<typeof raceResultApi, 'line' | 'markLine' | 'save'>;
export type LineData = Awaited<ReturnType<LineClient['line']>>;
export type Runner = LineData['runners'][number];

/** A tap waiting for confirmation, with its time by the backend's clock. */
export interface PendingTap extends Pick<LineMark, 'id' | 'at' | 'bib'> {
  readonly doubt: LineDoubt;
}

/**
 * What this device stores of a line: enough for offline use and reloads. Its field names are stored on
 * devices.
 */
export interface StoredLine {
  /** Null until first loaded. */
  readonly race: LineData['race'] | null;
  /** Null until first loaded. */
  readonly sportKey: LineData['sportKey'] | null;
  readonly runners: readonly Runner[];
  readonly isWhole: boolean;
  readonly revision: number;
  /** The marks of all phones, as far as known here. */
  readonly marks: readonly LineMark[];
  /** Implausible taps: they count once confirmed. */
  readonly held: readonly PendingTap[];
  /** Marks that the backend hasn't confirmed in this form. */
  readonly pending: readonly string[];
  readonly clock: LineClock | null;
  /** Saving the results was requested, but isn't done yet. */
  readonly isSaving: boolean;
  /** How many were saved last, to be announced once. */
  readonly saved: number | null;
  /** Why the backend refused the marks or the results. */
  readonly refusal: Localised | null;
}

export const emptyLine: StoredLine = {
  race: null,
  sportKey: null,
  runners: [],
  isWhole: false,
  revision: 0,
  marks: [],
  held: [],
  pending: [],
  clock: null,
  isSaving: false,
  saved: null,
  refusal: null,
};

/** Two people who share a device must not see or send each other's marks. */
export interface LineId {
  readonly owner: string;
  readonly competitionId: string;
  readonly raceId: string;
}

export const lineStorageKey = ({ owner, raceId }: LineId) => `traip.line.${owner}.${raceId}`;

const store = deviceStore<StoredLine>({
  empty: emptyLine,
  parse: (text) => ({ ...emptyLine, ...(JSON.parse(text) as Partial<StoredLine>) }),
});

export function readStoredLine(id: LineId): StoredLine {
  return store.read(lineStorageKey(id));
}

export function updateStoredLine(id: LineId, update: (stored: StoredLine) => StoredLine): void {
  store.update(lineStorageKey(id), update);
}

/** Also notified when another tab of this device writes. */
export function subscribeToLines(listener: () => void): () => void {
  return store.subscribe(listener);
}
