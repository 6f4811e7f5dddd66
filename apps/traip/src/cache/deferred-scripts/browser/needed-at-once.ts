import { consentIn } from '@traip/web/browser-state';

/** The keys under which the pages store what they know of their reader. */
export interface StorageKeys {
  readonly session: string;
  readonly follows: string;
  readonly ring: string;
  readonly theme: string;
}

interface PageNeeds {
  readonly keys: StorageKeys;
  readonly consents: readonly string[];
}

/** Whether a page shows this reader something else than a stranger, which only its scripts can know. */
export function isNeededAtOnce({ keys, consents }: PageNeeds): boolean {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Some private windows forbid it: nothing is known of whoever reads in one.
      return null;
    }
  };
  const consent = consentIn(document.cookie) as Readonly<Record<string, unknown>> | null;
  return (
    stored(keys.session) !== null ||
    (stored(keys.follows) ?? '[]') !== '[]' ||
    stored(keys.ring) === 'true' ||
    // The scripts colour the browser's own bar.
    (stored(keys.theme) ?? 'light') !== 'light' ||
    consents.some((kind) => consent?.[kind] === true)
  );
}
