import type { SportRules } from '@traip/engine';
import { chains } from '@traip/engine/standings';
import type { Write } from './call.ts';
import type { NearbyStanding } from './shapes/match-comparison.ts';

const standingColumnKeys = [
  ...(['P', 'W', 'D', 'L', 'OTW', 'OTL', 'F', 'A', 'DIFF'] as const),
  ...(['RUBBERS', 'BYSETS', 'SETS', 'SETRATIO', 'SMALL', 'SMALLRATIO', 'TRIES', 'BONUS'] as const),
  ...(['EARLY', 'CLASS', 'PCT', 'GB', 'MEAN', 'PTS'] as const),
] as const;
export type StandingColumnKey = (typeof standingColumnKeys)[number];

export interface StandingColumn {
  readonly key: StandingColumnKey;
  /** Stays on the narrowest screen. */
  readonly isEssential: boolean;
  /** What the table is ordered by before anything else. */
  readonly isMain: boolean;
}

/** The counts of a row, whatever else it tells. */
export type StandingCounts = Write<typeof NearbyStanding>;

type Rules = Pick<SportRules, 'scoring' | 'draw' | 'points' | 'chain' | 'bout' | 'partners' | 'sets'>;

/** The columns of a table, as the sport counts: on screens, in spreadsheets and on paper. */
export function standingColumns(rules: Rules): readonly StandingColumn[] {
  const main = mainOf(rules);
  const balance = balanceOf(rules);
  const keys: StandingColumnKey[] = [...keysOf(rules), ...(main === 'W' ? [] : [main]), ...behindOf(rules)];
  return keys.map((key) => ({
    key,
    isMain: key === main,
    isEssential: key === 'P' || key === balance || key === main,
  }));
}

/** What results may leave out: who won by sets, without the points in them; the score, without the tries. */
const optional: readonly StandingColumnKey[] = ['BYSETS', 'SMALL', 'SMALLRATIO', 'TRIES'];
const nothing: readonly unknown[] = [0, '0–0', null];

/** The columns of these rows, without those that nobody has recorded anything in. */
export function recordedColumns(rules: Rules, rows: readonly StandingCounts[]): readonly StandingColumn[] {
  const isRecorded = (key: StandingColumnKey) =>
    rows.some((row) => !nothing.includes(standingValue(key, row)));
  return standingColumns(rules).filter(({ key }) => !optional.includes(key) || isRecorded(key));
}

function balanceOf({ scoring, partners }: Rules): StandingColumnKey {
  // While some have played more than others, it is what the table goes by.
  if (partners !== null) return partners.rest === 'HALF' ? 'DIFF' : 'MEAN';
  if (scoring === 'BOUT') return 'CLASS';
  if (scoring === 'RUBBERS') return 'RUBBERS';
  return scoring === 'SETS' ? 'SETS' : 'DIFF';
}

function mainOf({ chain }: Rules): 'PTS' | 'PCT' | 'W' {
  const { primary } = chains[chain];
  if (primary.includes('WIN_PCT')) return 'PCT';
  return primary.includes('POINTS') || primary.includes('SERIES_POINTS') ? 'PTS' : 'W';
}

/** Whoever goes by the share of wins wants to know how far the first is. */
function behindOf({ scoring }: Rules): readonly StandingColumnKey[] {
  return scoring === 'INNINGS' ? ['GB'] : [];
}

function keysOf(rules: Rules): StandingColumnKey[] {
  const { scoring, draw, points, partners } = rules;
  // Points for are the points themselves.
  if (partners !== null)
    return ['P', 'W', 'D', 'L', 'DIFF', ...(partners.rest === 'HALF' ? [] : (['MEAN'] as const))];
  if (scoring === 'RACE') return ['P', 'W'];
  const hasBonus = points.tryBonus !== null || points.losingBonus !== null;
  return [
    'P',
    'W',
    ...(points.overtimeWin === null ? [] : (['OTW', 'OTL'] as const)),
    ...(draw.league ? (['D'] as const) : []),
    'L',
    ...scoreKeysOf(rules),
    ...(points.tryBonus === null ? [] : (['TRIES'] as const)),
    ...(hasBonus ? (['BONUS'] as const) : []),
  ];
}

function scoreKeysOf({ scoring, bout, draw, points, chain }: Rules): readonly StandingColumnKey[] {
  if (scoring === 'SETS') return setKeysOf(points, chain);
  if (scoring === 'RUBBERS') return ['RUBBERS', 'SETS', 'SMALL'];
  // By how many holes matches were won and lost.
  if (scoring === 'HOLES') return ['DIFF'];
  // Basketball: who has played less is compared by the share of wins.
  if (scoring === 'POINTS' && !draw.league) return ['F', 'A', 'DIFF', 'PCT'];
  if (scoring !== 'BOUT') return ['F', 'A', 'DIFF'];
  // Where judges decide there are no points to add up.
  return bout?.judged ? ['EARLY', 'CLASS'] : ['EARLY', 'F', 'A', 'CLASS'];
}

/** Ratios where ties are broken by them; how matches were won where it brings different points. */
function setKeysOf(points: Rules['points'], chain: Rules['chain']): readonly StandingColumnKey[] {
  const breaksBy = (name: string) => chains[chain].steps.some(({ metric }) => metric === name);
  return [
    ...(points.lastSetWin === null ? [] : (['BYSETS'] as const)),
    'SETS',
    ...(breaksBy('SET_RATIO') ? (['SETRATIO'] as const) : []),
    'SMALL',
    ...(breaksBy('POINT_RATIO') ? (['SMALLRATIO'] as const) : []),
  ];
}

/** To three decimals. What nothing was lost of has no ratio: federations write MAX. */
function ratio(won: number, lost: number): number | string | null {
  if (lost === 0) return won === 0 ? null : 'MAX';
  return Math.round((won * 1000) / lost) / 1000;
}

const values: Record<StandingColumnKey, (row: StandingCounts) => number | string | null> = {
  P: ({ played }) => played,
  W: ({ won }) => won,
  D: ({ drawn }) => drawn,
  L: ({ lost }) => lost,
  OTW: ({ overtimeWon }) => overtimeWon,
  OTL: ({ overtimeLost }) => overtimeLost,
  F: (row) => row.for,
  A: ({ against }) => against,
  DIFF: ({ diff }) => diff,
  RUBBERS: (row) => `${row.for}–${row.against}`,
  BYSETS: ({ wonBySets }) => wonBySets?.join('/') ?? null,
  SETS: ({ setsWon, setsLost }) => `${setsWon}–${setsLost}`,
  SETRATIO: ({ setsWon, setsLost }) => ratio(setsWon, setsLost),
  SMALL: ({ pointsWon, pointsLost }) => `${pointsWon}–${pointsLost}`,
  SMALLRATIO: ({ pointsWon, pointsLost }) => ratio(pointsWon, pointsLost),
  TRIES: ({ tries }) => tries,
  BONUS: ({ bonus }) => bonus,
  EARLY: ({ wonOutright = 0 }) => wonOutright,
  CLASS: ({ classPoints = 0 }) => classPoints,
  // A draw is half a win; who has not played has no share.
  PCT: ({ played, won, drawn }) => (played === 0 ? null : (2 * won + drawn) / (2 * played)),
  GB: ({ gamesBehind = null }) => gamesBehind,
  MEAN: ({ played, points }) => (played === 0 ? null : points / played),
  PTS: ({ points }) => points,
};

/** What stands in a cell: a number, a pair like 3–1, or nothing. `PCT` is a share of one. */
export function standingValue(key: StandingColumnKey, row: StandingCounts): number | string | null {
  return values[key](row);
}

/** Columns whose numbers may be fractions, with as many decimals as they are told with. */
export const fractionColumns: Readonly<Partial<Record<StandingColumnKey, number>>> = {
  SETRATIO: 3,
  SMALLRATIO: 3,
  GB: 1,
  MEAN: 1,
};

/** How many sets win a match: what a column of wins by sets is headed with. */
export function setsOfWin({ sets }: Pick<SportRules, 'sets'>): number {
  return sets === null ? 0 : Math.ceil(sets.bestOf / 2);
}
