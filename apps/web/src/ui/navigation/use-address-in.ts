'use client';

import { useSearchParams } from 'next/navigation';
import { type Locale, localisedPath } from '../../i18n/locales.ts';
import { usePathname } from '../../i18n/navigation.ts';

/** Including the query. */
export function useAddressIn(): (locale: Locale) => string {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  return (locale) => localisedPath(locale, pathname) + (query === '' ? '' : `?${query}`);
}
