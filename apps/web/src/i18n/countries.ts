import { type CountryCode, countryCodes } from '@traip/contract';
import type { Locale } from './locales.ts';

interface Country {
  readonly value: CountryCode;
  readonly label: string;
}

const cache = new Map<Locale, readonly Country[]>();

/** The country of most of our organisations. */
const first: CountryCode = 'ES';

/** Spain first, then sorted by the language. */
export function countriesIn(locale: Locale): readonly Country[] {
  const cached = cache.get(locale);
  if (cached !== undefined) return cached;
  const { compare } = new Intl.Collator(locale);
  const list = countryCodes
    .map((value) => ({ value, label: countryName(locale, value) }))
    .sort((a, b) => Number(b.value === first) - Number(a.value === first) || compare(a.label, b.label));
  cache.set(locale, list);
  return list;
}

/** An unknown code stays as it is. */
export function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
