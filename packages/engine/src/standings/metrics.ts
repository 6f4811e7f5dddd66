import {
  divideFraction,
  type Fraction,
  fraction,
  infinite,
  subtractFractions,
  zero,
} from '../exact/index.ts';
import type { Chain, Metric } from './rules.ts';
import type { SeriesLine } from './series.ts';
import type { Tally } from './tally.ts';
import type { Value } from './value.ts';

/** Everything a metric may read about a team. */
export interface Line {
  readonly tally: Tally;
  /** Table points with bonus and adjustments; without adjustments in a mini-table. */
  readonly points: number;
  readonly fairPlay: number;
  readonly seed: number | null;
  readonly series: SeriesLine | null;
  /** Sums are averaged per match, to compare teams of groups of different sizes. */
  readonly perMatch?: boolean;
}

const lowerIsBetter: ReadonlySet<Metric> = new Set<Metric>(['FAIR_PLAY', 'SEED', 'LAST_PLACE']);

/** The metrics that are integers or halves, and can be compared without fractions. */
const amounts = {
  POINTS: ({ points }) => points,
  WINS: ({ tally }) => tally.won,
  DIFF: ({ tally }) => tally.for - tally.against,
  FOR: ({ tally }) => tally.for,
  AWAY_FOR: ({ tally }) => tally.awayFor,
  AWAY_WINS: ({ tally }) => tally.awayWon,
  RUBBER_DIFF: ({ tally }) => tally.for - tally.against,
  SET_DIFF: ({ tally }) => tally.setsWon - tally.setsLost,
  POINT_DIFF: ({ tally }) => tally.pointsWon - tally.pointsLost,
  GAME_DIFF: ({ tally }) => tally.pointsWon - tally.pointsLost,
  TRY_DIFF: ({ tally }) => tally.tries - tally.triesAgainst,
  TRIES: ({ tally }) => tally.tries,
  FAIR_PLAY: ({ fairPlay }) => fairPlay,
  SERIES_POINTS: ({ series }) => series?.points ?? 0,
  CLASS_POINTS: ({ tally }) => tally.classPoints,
  OUTRIGHT: ({ tally }) => tally.wonOutright,
  PLAYED: ({ tally }) => tally.played,
} as const satisfies Partial<Record<Metric, (line: Line) => number>>;

type Amount = keyof typeof amounts;

/** Whether a metric is a plain amount. */
function isAmount(metric: Metric): metric is Amount {
  return metric in amounts;
}

/** The metrics that need fractions. */
const ratios: Readonly<Record<Exclude<Metric, Amount | 'COUNTBACK'>, (line: Line) => Fraction>> = {
  POINTS_MEAN: ({ points, tally }) => fraction(points, tally.played),
  GOAL_RATIO: ({ tally }) => fraction(tally.for, tally.against),
  RUBBER_PCT: ({ tally }) => fraction(tally.for, tally.for + tally.against),
  SET_RATIO: ({ tally }) => fraction(tally.setsWon, tally.setsLost),
  SET_PCT: ({ tally }) => fraction(tally.setsWon, tally.setsWon + tally.setsLost),
  POINT_RATIO: ({ tally }) => fraction(tally.pointsWon, tally.pointsLost),
  GAME_PCT: ({ tally }) => fraction(tally.pointsWon, tally.pointsWon + tally.pointsLost),
  SEED: ({ seed }) => (seed === null ? infinite : fraction(seed)),
  LAST_PLACE: ({ series }) => (series?.lastPlace ? fraction(series.lastPlace) : infinite),
  // A draw is half a win.
  WIN_PCT: ({ tally }) => fraction(2 * tally.won + tally.drawn, 2 * tally.played),
  TQB: ({ tally }) => balance(tally, tally.for, tally.against),
  ER_TQB: ({ tally }) => balance(tally, tally.earnedRuns, tally.earnedRunsAgainst),
};

/** A team’s value for any metric but COUNTBACK. */
function amountOf(metric: Exclude<Metric, 'COUNTBACK'>, line: Line): Fraction {
  return isAmount(metric) ? fraction(amounts[metric](line)) : ratios[metric](line);
}

/** Metrics that are not sums over matches, so averaging them makes no sense. */
const notSummed: ReadonlySet<Metric> = new Set<Metric>([
  'POINTS_MEAN',
  'GOAL_RATIO',
  'RUBBER_PCT',
  'SET_RATIO',
  'SET_PCT',
  'POINT_RATIO',
  'GAME_PCT',
  'SEED',
  'LAST_PLACE',
  'WIN_PCT',
  'TQB',
  'ER_TQB',
]);

/** A team’s value for a metric. */
export function measure(metric: Metric, line: Line): Value {
  if (metric === 'COUNTBACK') return { kind: 'PLACES', places: line.series?.places ?? [] };
  const amount = amountOf(metric, line);
  if (line.perMatch !== true || notSummed.has(metric)) return { kind: 'AMOUNT', amount };
  return { kind: 'AMOUNT', amount: divideFraction(amount, line.tally.played) };
}

/** 1 if more is better, −1 if less is. */
export function direction(metric: Metric): 1 | -1 {
  return lowerIsBetter.has(metric) ? -1 : 1;
}

/**
 * The metric that the recorded data allows: without innings, WBSC’s run balance becomes the plain run
 * difference; without earned runs, their balance is skipped.
 */
export function applicable(metric: Metric, lines: readonly Line[]): Metric | null {
  if (metric !== 'TQB' && metric !== 'ER_TQB') return metric;
  const hasInnings = lines.every(
    ({ tally }) =>
      tally.withoutInnings === 0 && (tally.played === 0 || tally.outsBatted * tally.outsFielded > 0),
  );
  if (metric === 'TQB') return hasInnings ? 'TQB' : 'DIFF';
  return hasInnings && lines.every(({ tally }) => tally.withoutEarnedRuns === 0) ? 'ER_TQB' : null;
}

/** Whether a chain has a metric that needs data from all teams: one new match can change it for everyone. */
export function readsInnings({ steps }: Pick<Chain, 'steps'>): boolean {
  return steps.some(({ metric }) => metric === 'TQB' || metric === 'ER_TQB');
}

/** WBSC: runs per inning at bat minus runs allowed per inning in the field; an inning is three outs. */
function balance(tally: Tally, runs: number, allowed: number): Fraction {
  if (tally.outsBatted === 0 || tally.outsFielded === 0) return zero;
  return subtractFractions(fraction(3 * runs, tally.outsBatted), fraction(3 * allowed, tally.outsFielded));
}
