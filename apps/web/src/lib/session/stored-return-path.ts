import type { KeyValueStorage } from './stored-session.ts';

export const returnPathKey = 'traip.wanted';

/** As long as the link in the email is valid. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Stored during registration, because the link in the email may open in another tab. The field `place` is
 * stored on devices.
 */
export function saveReturnPath(storage: KeyValueStorage, path: string | null, now: number): void {
  if (path === null) storage.removeItem(returnPathKey);
  else storage.setItem(returnPathKey, JSON.stringify({ place: path, at: now }));
}

/** The caller checks whether it is safe. */
export function readReturnPath(storage: KeyValueStorage, now: number): string | null {
  const text = storage.getItem(returnPathKey);
  if (text === null) return null;
  try {
    const { place, at } = JSON.parse(text) as { place: unknown; at: unknown };
    const isRecent = typeof at === 'number' && at <= now && now - at < lifetime;
    return isRecent && typeof place === 'string' ? place : null;
  } catch {
    // Not ours: ignored.
    return null;
  }
}

export function clearReturnPath(storage: KeyValueStorage): void {
  storage.removeItem(returnPathKey);
}
