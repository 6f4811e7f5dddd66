import {
  courseHandicap,
  type Hole,
  playingHandicap,
  stablefordPoints,
  strokesReceived,
} from '../ranking/golf-card.ts';

export const golfRankings = ['GROSS', 'NET', 'STABLEFORD'] as const;
type GolfRanking = (typeof golfRankings)[number];

export interface GolfRules {
  readonly rounds: number;
  readonly holes: readonly Hole[];
  /** As on the course’s card; without it a handicap index counts as it is. */
  readonly slope: number | null;
  readonly ratingTenths: number | null;
  readonly rankedBy: GolfRanking;
  /** The handicap allowance in per cent. */
  readonly allowance: number;
  /** Whether the last holes separate level players. */
  readonly countback: boolean;
  /** The top `top` and ties make the cut, as does everyone within a number of strokes of the lead. */
  readonly cut: GolfEventCut | null;
}

interface GolfEventCut {
  readonly afterRound: number;
  readonly top: number;
  readonly within: number | null;
}

/** Marks a hole where the ball was picked up, so it has no score. */
export const noScore = 0;

/** The strokes of each hole, null if not entered; or only the total, in points if those are ranked. */
export interface RoundCard {
  readonly holes: readonly (number | null)[];
  readonly total: number | null;
}

export interface RoundFigures {
  /** Holes with a score; all of them if only the total is known. */
  readonly thru: number;
  readonly isComplete: boolean;
  /** Whether a hole has no score although strokes count. */
  readonly isNoReturn: boolean;
  readonly gross: number | null;
  readonly net: number | null;
  readonly points: number | null;
  /** Gross strokes over par on the holes played. */
  readonly toPar: number | null;
  /** The ranked figure: over par, net over par, or points. */
  readonly score: number;
}

export interface GolfFigures {
  readonly playing: number;
  readonly rounds: readonly RoundFigures[];
  readonly gross: number | null;
  readonly net: number | null;
  readonly points: number | null;
  readonly toPar: number | null;
  readonly score: number;
  /** The last round played, from 1; 0 before the first. */
  readonly round: number;
}

export function parOf(holes: readonly Hole[]): number {
  return holes.reduce((sum, { par }) => sum + par, 0);
}

/** Handicap strokes in a round. None without a handicap; over nine holes half the index counts. */
export function strokesOf(indexTenths: number | null, rules: GolfRules): number {
  if (indexTenths === null) return 0;
  const { holes, slope, ratingTenths, allowance } = rules;
  const par = parOf(holes);
  const index = holes.length === 9 ? Math.round(indexTenths / 2) : indexTenths;
  const course = { par, slope: slope ?? 113, ratingTenths: ratingTenths ?? par * 10 };
  return playingHandicap(courseHandicap(index, course), allowance);
}

/** All figures of a card, per round and in total. */
export function golfFigures(
  card: readonly RoundCard[],
  indexTenths: number | null,
  rules: GolfRules,
): GolfFigures {
  const playing = strokesOf(indexTenths, rules);
  const received = strokesReceived(rules.holes, playing);
  const rounds = card.map((round) => roundFigures(round, { playing, received, rules }));
  const played = rounds.filter(({ thru }) => thru > 0);
  const sum = (of: (round: RoundFigures) => number | null) => sumKnown(played.map(of));
  return {
    playing,
    rounds,
    gross: sum(({ gross }) => gross),
    net: sum(({ net }) => net),
    points: sum(({ points }) => points),
    toPar: sum(({ toPar }) => toPar),
    score: played.reduce((total, { score }) => total + score, 0),
    round: rounds.findLastIndex(({ thru }) => thru > 0) + 1,
  };
}

interface Counting {
  readonly playing: number;
  readonly received: readonly number[];
  readonly rules: GolfRules;
}

function roundFigures(round: RoundCard, counting: Counting): RoundFigures {
  return round.total === null ? ofHoles(round.holes, counting) : ofTotal(round.total, counting);
}

function ofTotal(total: number, { playing, rules }: Counting): RoundFigures {
  const { holes, rankedBy } = rules;
  const whole = { thru: holes.length, isComplete: true, isNoReturn: false };
  if (rankedBy === 'STABLEFORD')
    return { ...whole, gross: null, net: null, points: total, toPar: null, score: total };
  const toPar = total - parOf(holes);
  const score = rankedBy === 'NET' ? toPar - playing : toPar;
  return { ...whole, gross: total, net: total - playing, points: null, toPar, score };
}

function ofHoles(strokes: readonly (number | null)[], { playing, received, rules }: Counting): RoundFigures {
  const { holes, rankedBy } = rules;
  const filled = strokes.filter((taken) => taken !== null).length;
  const known = holes.flatMap(({ par }, at) => {
    const taken = strokes[at] ?? null;
    return taken === null || taken === noScore ? [] : [{ par, taken, received: received[at] ?? 0 }];
  });
  const isPoints = rankedBy === 'STABLEFORD';
  const isNoReturn = !isPoints && strokes.includes(noScore);
  const isComplete = filled === holes.length && !isNoReturn;
  const sum = (of: (hole: (typeof known)[number]) => number) =>
    known.reduce((total, hole) => total + of(hole), 0);
  const toPar = sum(({ par, taken }) => taken - par);
  const netToPar = toPar - sum((hole) => hole.received);
  const counted = strokes.map((taken) => (taken === noScore ? null : taken));
  const points = stablefordPoints(holes, counted, playing).reduce((total, each) => total + each, 0);
  const isWhole = known.length === holes.length;
  const gross = known.length === 0 ? null : sum(({ taken }) => taken);
  return {
    thru: filled,
    isComplete,
    isNoReturn,
    gross,
    net: gross !== null && isWhole ? gross - playing : null,
    points,
    toPar: known.length === 0 ? null : toPar,
    score: isPoints ? points : rankedBy === 'NET' ? netToPar : toPar,
  };
}

/** Null if any value is unknown. */
function sumKnown(values: readonly (number | null)[]): number | null {
  if (values.length === 0 || values.includes(null)) return null;
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
