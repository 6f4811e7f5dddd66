import { consentIn } from '@traip/web/browser-state';

/** The storage keys of the pages. */
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

/** Whether the page looks different for this reader than for a stranger, which takes scripts. */
export function isNeededAtOnce({ keys, consents }: PageNeeds): boolean {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Blocked in some private windows, which store nothing anyway.
      return null;
    }
  };
  const consent = consentIn(document.cookie) as Readonly<Record<string, unknown>> | null;
  return (
    stored(keys.session) !== null ||
    (stored(keys.follows) ?? '[]') !== '[]' ||
    stored(keys.ring) === 'true' ||
    // Scripts set the colour of the browser's toolbar.
    (stored(keys.theme) ?? 'light') !== 'light' ||
    consents.some((kind) => consent?.[kind] === true)
  );
}
