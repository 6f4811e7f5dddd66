import type { MetadataRoute } from 'next';
import { locales, localisedPath } from '../i18n/locales.ts';
import { settings } from '../lib/settings.ts';

// The public address is known only when the server runs.
export const dynamic = 'force-dynamic';

const publicPages = ['/', '/auth/login', '/auth/register', '/cookies'];

export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.flatMap((path) => {
    const address = (locale: (typeof locales)[number]) =>
      new URL(localisedPath(locale, path), settings().publicOrigin).href;
    const languages = Object.fromEntries(locales.map((locale) => [locale, address(locale)]));
    return locales.map((locale) => ({ url: address(locale), alternates: { languages } }));
  });
}
