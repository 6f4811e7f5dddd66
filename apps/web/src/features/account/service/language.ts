import { defaultLocale, isLocale, type Locale } from '../../../i18n/locales.ts';
import { safeCallback } from '../../../lib/session/safe-callback.ts';

/** The reader's language, taken from the callback URL. */
export function languageOf(callbackUrl: string | null | undefined, ownOrigin: string): Locale {
  const first = safeCallback(callbackUrl, ownOrigin)?.split(/[/?#]/)[1];
  return isLocale(first) ? first : defaultLocale;
}
