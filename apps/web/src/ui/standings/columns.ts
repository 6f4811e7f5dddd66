import { fractionColumns, type StandingColumnKey, type StandingCounts, standingValue } from '@traip/contract';
import type { Locale } from '../../i18n/locales.ts';
import { numberText, percent, signed } from './value-text.ts';

export function cellOf(key: StandingColumnKey, row: StandingCounts, locale: Locale): string {
  const value = standingValue(key, row);
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (key === 'PCT') return percent(locale, value);
  const decimals = fractionColumns[key];
  if (decimals !== undefined) return numberText(locale, value, { maximumFractionDigits: decimals });
  return key === 'DIFF' ? signed(locale, value) : `${value}`;
}
