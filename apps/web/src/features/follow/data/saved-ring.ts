import type { Locale } from '@traip/contract';
import { deviceStore } from '../../../lib/device/device-store.ts';
import type { FollowView } from './device-follows.ts';

/** What the server knows of a device that rings. */
interface SavedRing {
  /** What was saved last, as one text. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const key = 'traip.ringSaved';
const nothing: SavedRing = { text: '', at: 0 };

export function parseSaved(stored: string): SavedRing {
  const { text, at } = JSON.parse(stored) as Partial<Record<keyof SavedRing, unknown>>;
  return typeof text === 'string' && typeof at === 'number' ? { text, at } : nothing;
}

/** The server forgets devices that nobody uses: so it hears of this one now and then, even if nothing changes. */
const maxAgeMs = 7 * 86_400_000;

export const ringText = (follows: readonly FollowView[], locale: Locale) => JSON.stringify([locale, follows]);

/** Whether the server knows what is followed here. */
export function isInStep(saved: SavedRing, text: string, now: number): boolean {
  return saved.text === text && now - saved.at < maxAgeMs;
}

const store = deviceStore<SavedRing>({ empty: nothing, parse: parseSaved });

export const savedRing = {
  read: () => store.read(key),
  save: (text: string, at: number) => store.update(key, () => ({ text, at })),
};
