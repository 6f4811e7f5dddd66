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
  /** Shown even on the narrowest screen. */
  readonly isEssential: boolean;
  /** The primary order of the table. */
  readonly isMain: boolean;
}

/** The numeric fields of a row. */
export type StandingCounts = Write<typeof NearbyStanding>;

type Rules = Pick<SportRules, 'scoring' | 'draw' | 'points' | 'chain' | 'bout' | 'partners' | 'sets'>;

/** The columns of a sport's table: on screens, in spreadsheets and on paper. */
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

/** Columns that results may lack: sets without their points, or a score without its tries. */
const optional: readonly StandingColumnKey[] = ['BYSETS', 'SMALL', 'SMALLRATIO', 'TRIES'];
const emptyValues: readonly unknown[] = [0, '0–0', null];

/** The columns of these rows, without those that have no data. */
export function recordedColumns(rules: Rules, rows: readonly StandingCounts[]): readonly StandingColumn[] {
  const isRecorded = (key: StandingColumnKey) =>
    rows.some((row) => !emptyValues.includes(standingValue(key, row)));
  return standingColumns(rules).filter(({ key }) => !optional.includes(key) || isRecorded(key));
}

function balanceOf({ scoring, partners }: Rules): StandingColumnKey {
  // While some have played more than others, the table is ordered by it.
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

/** Sports ordered by the share of wins show how far behind the first teams are. */
function behindOf({ scoring }: Rules): readonly StandingColumnKey[] {
  return scoring === 'INNINGS' ? ['GB'] : [];
}

function keysOf(rules: Rules): StandingColumnKey[] {
  const { scoring, draw, points, partners } = rules;
  // Points scored are the points themselves.
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
  // The margins of matches in holes.
  if (scoring === 'HOLES') return ['DIFF'];
  // Basketball: teams with fewer matches are compared by the share of wins.
  if (scoring === 'POINTS' && !draw.league) return ['F', 'A', 'DIFF', 'PCT'];
  if (scoring !== 'BOUT') return ['F', 'A', 'DIFF'];
  // If judges decide there are no points to add up.
  return bout?.judged ? ['EARLY', 'CLASS'] : ['EARLY', 'F', 'A', 'CLASS'];
}

/** Ratios if they break ties; how matches were won if that gives different points. */
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

/** To three decimals. Without losses there is no ratio: federations write MAX. */
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
  // A draw is half a win; without matches there is no share.
  PCT: ({ played, won, drawn }) => (played === 0 ? null : (2 * won + drawn) / (2 * played)),
  GB: ({ gamesBehind = null }) => gamesBehind,
  MEAN: ({ played, points }) => (played === 0 ? null : points / played),
  PTS: ({ points }) => points,
};

/** The content of a cell: a number, a pair like 3–1, or nothing. `PCT` is a share of one. */
export function standingValue(key: StandingColumnKey, row: StandingCounts): number | string | null {
  return values[key](row);
}

/** Columns whose numbers may be fractions, with their number of decimals. */
export const fractionColumns: Readonly<Partial<Record<StandingColumnKey, number>>> = {
  SETRATIO: 3,
  SMALLRATIO: 3,
  GB: 1,
  MEAN: 1,
};

/** How many sets win a match, for the headings of wins by sets. */
export function setsOfWin({ sets }: Pick<SportRules, 'sets'>): number {
  return sets === null ? 0 : Math.ceil(sets.bestOf / 2);
}
