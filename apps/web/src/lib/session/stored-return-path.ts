import type { KeyValueStorage } from './stored-session.ts';

export const returnPathKey = 'traip.wanted';

/** As long as the link in the mail works: whoever comes later has forgotten where they were going. */
const lifetime = 24 * 60 * 60 * 1000;

/** Keeps where a person was going while they register: the mail with the link may open in another tab. */
export function saveReturnPath(storage: KeyValueStorage, path: string | null, now: number): void {
  if (path === null) storage.removeItem(returnPathKey);
  else storage.setItem(returnPathKey, JSON.stringify({ place: path, at: now }));
}

/** Where they were going, when that was not long ago. It is for whoever signs in to judge whether it is a safe place. */
export function readReturnPath(storage: KeyValueStorage, now: number): string | null {
  const text = storage.getItem(returnPathKey);
  if (text === null) return null;
  try {
    const { place, at } = JSON.parse(text) as { place: unknown; at: unknown };
    const isRecent = typeof at === 'number' && at <= now && now - at < lifetime;
    return isRecent && typeof place === 'string' ? place : null;
  } catch {
    // Somebody else wrote there: nothing that we could go on to.
    return null;
  }
}

export function clearReturnPath(storage: KeyValueStorage): void {
  storage.removeItem(returnPathKey);
}
