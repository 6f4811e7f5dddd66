import type { Locale } from '@traip/contract';
import { deviceStore } from '../../../lib/device/device-store.ts';
import type { FollowView } from './device-follows.ts';

/** What the server knows of a device with notifications. */
interface SavedRing {
  /** The last saved state, as one string. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const key = 'traip.ringSaved';
const emptyRing: SavedRing = { text: '', at: 0 };

export function parseSaved(stored: string): SavedRing {
  const { text, at } = JSON.parse(stored) as Partial<Record<keyof SavedRing, unknown>>;
  return typeof text === 'string' && typeof at === 'number' ? { text, at } : emptyRing;
}

/** The server forgets unused devices, so it's updated now and then, even without changes. */
const maxAgeMs = 7 * 86_400_000;

export const ringText = (follows: readonly FollowView[], locale: Locale) => JSON.stringify([locale, follows]);

/** Whether the server knows what's followed here. */
export function isInStep(saved: SavedRing, text: string, now: number): boolean {
  return saved.text === text && now - saved.at < maxAgeMs;
}

const store = deviceStore<SavedRing>({ empty: emptyRing, parse: parseSaved });

export const savedRing = {
  read: () => store.read(key),
  save: (text: string, at: number) => store.update(key, () => ({ text, at })),
};
