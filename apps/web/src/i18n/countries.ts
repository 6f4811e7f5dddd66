import { type CountryCode, countryCodes } from '@traip/contract';
import type { Locale } from './locales.ts';

interface Country {
  readonly value: CountryCode;
  readonly label: string;
}

const known = new Map<Locale, readonly Country[]>();

/** Where most of our organisations are. */
const first: CountryCode = 'ES';

/** Every country by its name in a language: Spain first, then as that language sorts. */
export function countriesIn(locale: Locale): readonly Country[] {
  const found = known.get(locale);
  if (found !== undefined) return found;
  const { compare } = new Intl.Collator(locale);
  const list = countryCodes
    .map((value) => ({ value, label: countryName(locale, value) }))
    .sort((a, b) => Number(b.value === first) - Number(a.value === first) || compare(a.label, b.label));
  known.set(locale, list);
  return list;
}

/** The platform knows the names; a code that it does not know is still a code. */
export function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
