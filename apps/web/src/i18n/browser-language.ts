import { defaultLocale, isLocale, type Locale } from './locales.ts';

/** Browsers list languages by preference. */
export function languageOfBrowser(accepted: string): Locale {
  const languages = accepted.split(',').map((one) => one.trim().slice(0, 2).toLowerCase());
  return languages.find(isLocale) ?? defaultLocale;
}
