import type { SportRules } from '@traip/engine';
import type { BoxScoreData } from '../data/load.ts';

type Line = BoxScoreData['home']['lines'][number];
type Period = Line['byPeriod'][number]['period'];

/** More would leave no room for other statistics. */
const maxPeriods = 6;

/** The periods with points, in sports that follow a player's score through them. */
export function boxPeriods(
  { home, away }: Pick<BoxScoreData, 'home' | 'away'>,
  { scoring }: Pick<SportRules, 'scoring'>,
): readonly Period[] {
  if (scoring !== 'POINTS') return [];
  const lines = [...home.lines, ...away.lines];
  const periods = [...new Set(lines.flatMap(({ byPeriod }) => byPeriod.map(({ period }) => period)))];
  const order = (period: Period) => (period === 'SO' ? Number.MAX_SAFE_INTEGER : period);
  if (periods.length < 2 || periods.length > maxPeriods) return [];
  return periods.toSorted((a, b) => order(a) - order(b));
}

/** The key of a column. */
export const periodKey = (period: Period) => `period ${period}`;

/** A line's points in every period, by column key. */
export function periodValues({ byPeriod }: Pick<Line, 'byPeriod'>): Readonly<Record<string, number>> {
  return Object.fromEntries(byPeriod.map(({ period, value }) => [periodKey(period), value]));
}

/** A side's totals. */
export function periodTotals(lines: readonly Line[]): Readonly<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const line of lines)
    for (const [key, value] of Object.entries(periodValues(line))) totals[key] = (totals[key] ?? 0) + value;
  return totals;
}
