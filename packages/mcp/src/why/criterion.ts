import type { TableRow } from '../product/paths.ts';
import type { Language, Measure, Words } from '../words/words.ts';

export type Why = NonNullable<TableRow['why']>;
export type Trial = Why['path'][number];
export type Comparison = Why['by'];
type Value = Comparison['parts'][number]['value'];

const percentages: readonly string[] = ['SET_PCT', 'GAME_PCT', 'WIN_PCT'];
const balances: readonly string[] = ['TQB', 'ER_TQB'];
const ratios: readonly string[] = ['GOAL_RATIO', 'SET_RATIO', 'POINT_RATIO'];

/** `H2H.POINTS` → "points in the matches between them". */
export function criterionText({ why }: Words, criterion: string): string {
  const [scope, name = ''] = criterion.split('.');
  if (!(name in why.measures)) return why.otherCriterion;
  const measure = why.measures[name as Measure];
  return scope === 'H2H' ? why.amongThem(measure) : measure;
}

/** Null for a lot, which is a long, meaningless number. */
export function valueText(language: Language, criterion: string, value: Value): string | null {
  if (value.kind === 'LOT') return null;
  if (value.kind === 'PLACES') return value.places.join('-');
  const [, measure = ''] = criterion.split('.');
  const { num, den } = value.amount;
  if (ratios.includes(measure)) return `${num}/${den}`;
  if (den === 0) return '∞';
  const style = percentages.includes(measure) ? { style: 'percent' as const } : {};
  const digits = balances.includes(measure) ? 4 : 3;
  return new Intl.NumberFormat(language, { ...style, maximumFractionDigits: digits }).format(num / den);
}
