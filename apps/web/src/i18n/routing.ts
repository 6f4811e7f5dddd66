import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from './locales.ts';

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  // A cookie on every page would prevent caching.
  localeCookie: false,
  alternateLinks: false,
  localeDetection: false,
});
