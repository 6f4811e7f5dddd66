import type { Decider, Metric } from '@traip/engine/standings';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from './standings-text.ts';
import type { ValueView } from './types.ts';

/** 7, +3, 6/4, 66,7 %, 1,2500, 2.º */
type Style = 'PLAIN' | 'SIGNED' | 'RATIO' | 'PERCENT' | 'BALANCE' | 'PLACE';

const styles: Record<Metric | Decider, Style> = {
  POINTS: 'PLAIN',
  POINTS_MEAN: 'PLAIN',
  WINS: 'PLAIN',
  DIFF: 'SIGNED',
  FOR: 'PLAIN',
  AWAY_FOR: 'PLAIN',
  AWAY_WINS: 'PLAIN',
  GOAL_RATIO: 'RATIO',
  SET_RATIO: 'RATIO',
  SET_PCT: 'PERCENT',
  RUBBER_PCT: 'PERCENT',
  RUBBER_DIFF: 'SIGNED',
  GAME_DIFF: 'SIGNED',
  SET_DIFF: 'SIGNED',
  POINT_RATIO: 'RATIO',
  POINT_DIFF: 'SIGNED',
  GAME_PCT: 'PERCENT',
  TRY_DIFF: 'SIGNED',
  TRIES: 'PLAIN',
  FAIR_PLAY: 'PLAIN',
  SEED: 'PLACE',
  COUNTBACK: 'PLAIN',
  SERIES_POINTS: 'PLAIN',
  LAST_PLACE: 'PLACE',
  WIN_PCT: 'PERCENT',
  TQB: 'BALANCE',
  ER_TQB: 'BALANCE',
  CLASS_POINTS: 'PLAIN',
  OUTRIGHT: 'PLAIN',
  PLAYED: 'PLAIN',
  LOTS: 'PLACE',
  PLAYOFF: 'PLAIN',
};

interface ValueTexts {
  readonly t: Translate;
  readonly locale: Locale;
}

/** Null for a lot, which is a long meaningless number. */
export function valueText(texts: ValueTexts, measure: Metric | Decider, value: ValueView): string | null {
  if (value.kind === 'LOT') return null;
  if (value.kind === 'PLACES') return placesText(texts, value.places);
  return amountText(texts, styles[measure], value.amount);
}

interface MeasuredValue {
  readonly num: number;
  readonly den: number;
}

function amountText({ t, locale }: ValueTexts, style: Style, { num, den }: MeasuredValue): string {
  if (style === 'RATIO') return `${num}/${den}`;
  if (den === 0) return style === 'PLACE' ? t('noPlace') : '∞';
  const amount = num / den;
  switch (style) {
    case 'SIGNED':
      return signed(locale, amount);
    case 'PERCENT':
      return percent(locale, amount);
    case 'BALANCE':
      return numberText(locale, amount, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
    case 'PLACE':
      return t('place', { place: amount });
    default:
      return numberText(locale, amount);
  }
}

function placesText({ t }: ValueTexts, places: readonly number[]): string {
  const reached = places.flatMap((count, index) =>
    count > 0 ? [t('timesPlace', { count, place: index + 1 })] : [],
  );
  return reached.length === 0 ? t('noPlace') : reached.slice(0, 4).join(', ');
}

/** With the true minus sign, which is as wide as a plus. */
export function numberText(locale: Locale, amount: number, options: Intl.NumberFormatOptions = {}): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, ...options });
  return format.format(amount).replace('-', '−');
}

export function signed(locale: Locale, amount: number): string {
  return numberText(locale, amount, { signDisplay: 'exceptZero' });
}

export function percent(locale: Locale, share: number): string {
  return numberText(locale, share, { style: 'percent', maximumFractionDigits: 1 });
}
