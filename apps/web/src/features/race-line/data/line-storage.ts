import type { Localised } from '@traip/engine';
import type { LineDoubt, LineMark } from '@traip/engine/race-day';
import type { raceResultApi } from '../../../lib/api/race.ts';
import { deviceStore } from '../../../lib/device/device-store.ts';
import type { LineClock } from './line-clock.ts';

export type LineClient = Pick<typeof raceResultApi, 'line' | 'markLine' | 'save'>;
export type LineData = Awaited<ReturnType<LineClient['line']>>;
export type Runner = LineData['runners'][number];

/** A tap that waits for an answer, with its time by the backend's clock. */
export interface HeldTap extends Pick<LineMark, 'id' | 'at' | 'bib'> {
  readonly doubt: LineDoubt;
}

/** What this device stores of a line: enough to go on offline and after a reload. Its field names are on people's devices. */
export interface StoredLine {
  /** Null until it was read once. */
  readonly race: LineData['race'] | null;
  /** Null until it was read once. */
  readonly sportKey: LineData['sportKey'] | null;
  readonly runners: readonly Runner[];
  readonly isWhole: boolean;
  readonly revision: number;
  /** Those of all phones, as far as they are known here. */
  readonly marks: readonly LineMark[];
  /** Taps that can hardly be true: they count once somebody says so. */
  readonly held: readonly HeldTap[];
  /** Marks that the backend has not confirmed as they are here. */
  readonly pending: readonly string[];
  readonly clock: LineClock | null;
  /** Somebody has asked for the results to be saved, and they are not yet. */
  readonly isSaving: boolean;
  /** How many were saved last, to be said once. */
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
