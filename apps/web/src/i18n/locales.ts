/** Spanish has no prefix in the URL, English has /en. */
export const locales = ['es', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'es';

export function isLocale(value: string | null | undefined): value is Locale {
  return (locales as readonly (string | null | undefined)[]).includes(value);
}

/** `/cookies` is `/en/cookies` in English. */
export function localisedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
