import { languageOfBrowser } from '../../../i18n/browser-language.ts';
import { defaultLocale, isLocale, type Locale } from '../../../i18n/locales.ts';
import { safeCallback } from '../../../lib/session/safe-callback.ts';

/** The reader's language: that of the page to return to, of the page they come from, or of their browser. */
export function languageOf(
  callbackUrl: string | null | undefined,
  ownOrigin: string,
  headers = new Headers(),
): Locale {
  const page =
    safeCallback(callbackUrl, ownOrigin) ?? safeCallback(headers.get('referer') ?? undefined, ownOrigin);
  return page ? languageOfPath(page) : languageOfBrowser(headers.get('accept-language') ?? '');
}

function languageOfPath(path: string): Locale {
  const first = path.split(/[/?#]/)[1];
  return isLocale(first) ? first : defaultLocale;
}
