import type { Round, Write } from '@traip/contract';
import { deviceStore } from '../../../lib/device/device-store.ts';
import type { TypedResult } from '../typed/typed-result.ts';

export type RoundData = Write<typeof Round>;

/**
 * What this device stores of the rounds of a competition: enough to go on offline and after a reload. Its
 * field names are stored on devices.
 */
export interface StoredRounds {
  /** The last viewed round. */
  readonly round: RoundData | null;
  /** By match. */
  readonly typed: Readonly<Record<string, TypedResult>>;
}

export const emptyStoredRounds: StoredRounds = { round: null, typed: {} };

/** Two people who share a device must not see or send each other's results. */
export interface RoundsId {
  readonly owner: string;
  readonly competitionId: string;
}

export const roundsStorageKey = ({ owner, competitionId }: RoundsId) =>
  `traip.rounds.${owner}.${competitionId}`;

const store = deviceStore<StoredRounds>({
  empty: emptyStoredRounds,
  parse: (text) => ({ ...emptyStoredRounds, ...(JSON.parse(text) as Partial<StoredRounds>) }),
});

export const readStoredRounds = (id: RoundsId) => store.read(roundsStorageKey(id));
export const subscribeToStoredRounds = store.subscribe;

export function storeRound(id: RoundsId, round: RoundData): void {
  if (JSON.stringify(readStoredRounds(id).round) === JSON.stringify(round)) return;
  store.update(roundsStorageKey(id), (stored) => ({ ...stored, round }));
}

type Typed = StoredRounds['typed'];

export function updateTyped(id: RoundsId, update: (typed: Typed) => Typed): void {
  store.update(roundsStorageKey(id), (stored) => ({ ...stored, typed: update(stored.typed) }));
}
