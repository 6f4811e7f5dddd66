import type { SportRules } from '@traip/engine';
import { chains } from '@traip/engine/standings';
import type { Locale } from '../../i18n/locales.ts';
import type { RowView } from './types.ts';
import { percent, signed } from './value-text.ts';

export type ColumnKey =
  | 'P'
  | 'W'
  | 'D'
  | 'L'
  | 'OTW'
  | 'OTL'
  | 'F'
  | 'A'
  | 'DIFF'
  | 'SETS'
  | 'SMALL'
  | 'TRIES'
  | 'BONUS'
  | 'PCT'
  | 'PTS';

export interface Column {
  readonly key: ColumnKey;
  /** Stays on the narrowest screen. */
  readonly isEssential: boolean;
  /** What the table is ordered by before anything else. */
  readonly isMain: boolean;
}

type Rules = Pick<SportRules, 'scoring' | 'draw' | 'points' | 'chain'>;

/** The columns of a table, as the sport counts. */
export function columnsOf(rules: Rules): readonly Column[] {
  const main = mainOf(rules);
  const balance = rules.scoring === 'SETS' ? 'SETS' : 'DIFF';
  const keys: ColumnKey[] = [...keysOf(rules), ...(main === 'W' ? [] : [main])];
  return keys.map((key) => ({
    key,
    isMain: key === main,
    isEssential: key === 'P' || key === balance || key === main,
  }));
}

function mainOf({ chain }: Rules): 'PTS' | 'PCT' | 'W' {
  const { primary } = chains[chain];
  if (primary.includes('WIN_PCT')) return 'PCT';
  return primary.includes('POINTS') || primary.includes('SERIES_POINTS') ? 'PTS' : 'W';
}

function keysOf({ scoring, draw, points }: Rules): ColumnKey[] {
  if (scoring === 'RACE') return ['P', 'W'];
  const hasBonus = points.tryBonus !== null || points.losingBonus !== null;
  return [
    'P',
    'W',
    ...(points.overtimeWin === null ? [] : (['OTW', 'OTL'] as const)),
    ...(draw.league ? (['D'] as const) : []),
    'L',
    ...(scoring === 'SETS' ? (['SETS', 'SMALL'] as const) : (['F', 'A', 'DIFF'] as const)),
    ...(points.tryBonus === null ? [] : (['TRIES'] as const)),
    ...(hasBonus ? (['BONUS'] as const) : []),
  ];
}

const numbers: Record<ColumnKey, (row: RowView, locale: Locale) => string> = {
  P: ({ played }) => `${played}`,
  W: ({ won }) => `${won}`,
  D: ({ drawn }) => `${drawn}`,
  L: ({ lost }) => `${lost}`,
  OTW: ({ overtimeWon }) => `${overtimeWon}`,
  OTL: ({ overtimeLost }) => `${overtimeLost}`,
  F: (row) => `${row.for}`,
  A: ({ against }) => `${against}`,
  DIFF: ({ diff }, locale) => signed(locale, diff),
  SETS: ({ setsWon, setsLost }) => `${setsWon}–${setsLost}`,
  SMALL: ({ pointsWon, pointsLost }) => `${pointsWon}–${pointsLost}`,
  TRIES: ({ tries }) => `${tries}`,
  BONUS: ({ bonus }) => `${bonus}`,
  // A draw is half a win.
  PCT: ({ played, won, drawn }, locale) =>
    played === 0 ? '–' : percent(locale, (2 * won + drawn) / (2 * played)),
  PTS: ({ points }) => `${points}`,
};

export function cellOf(key: ColumnKey, row: RowView, locale: Locale): string {
  return numbers[key](row, locale);
}
