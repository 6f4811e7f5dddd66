import { type Fraction, roundHalfUp } from '../exact/index.ts';

export interface Hole {
  readonly par: number;
  /** 1 is the hardest hole, where the first stroke is received. */
  readonly strokeIndex: number;
}

/**
 * A course’s difficulty for a scratch player (rating, in tenths of a stroke), and relative to others (slope).
 */
interface Course {
  readonly ratingTenths: number;
  readonly slope: number;
  readonly par: number;
}

/**
 * Index × slope / 113 + (rating − par), rounded to the nearest stroke; the index is in tenths. Halves round
 * up.
 */
export function courseHandicap(indexTenths: number, { ratingTenths, slope, par }: Course): number {
  return rounded({ num: indexTenths * slope + (ratingTenths - par * 10) * 113, den: 1130 });
}

/** The part of a course handicap left by a percentage allowance. */
export function playingHandicap(handicap: number, allowance: number): number {
  return rounded({ num: handicap * allowance, den: 100 });
}

function rounded(amount: Fraction): number {
  const up = Math.ceil(Math.max(0, -amount.num) / amount.den);
  return roundHalfUp({ num: amount.num + up * amount.den, den: amount.den }) - up;
}

/** Strokes received on each hole; a plus player gives them back, starting at the easiest hole. */
export function strokesReceived(holes: readonly Hole[], handicap: number): readonly number[] {
  return holes.map(({ strokeIndex }) => {
    const order = handicap < 0 ? holes.length + 1 - strokeIndex : strokeIndex;
    const each = Math.floor(Math.abs(handicap) / holes.length);
    const strokes = each + (order <= Math.abs(handicap) % holes.length ? 1 : 0);
    return handicap < 0 ? 0 - strokes : strokes;
  });
}

/** Points on each hole: two for a net par, none for an unfinished hole. */
export function stablefordPoints(
  holes: readonly Hole[],
  strokes: readonly (number | null)[],
  handicap: number,
): readonly number[] {
  const received = strokesReceived(holes, handicap);
  return holes.map(({ par }, at) => {
    const taken = strokes[at] ?? null;
    return taken === null ? 0 : Math.max(0, 2 + par + (received[at] ?? 0) - taken);
  });
}

/**
 * The values a countback compares in order: the last nine, six, three and one holes, then hole by hole from
 * the end. For net scores that share of the handicap is subtracted from each sum, in eighteenths of a stroke.
 */
export function countbackOf(scores: readonly number[], handicap = 0): readonly number[] {
  const last = (many: number) => {
    const sum = scores.slice(-many).reduce((total, score) => total + score, 0);
    return sum * scores.length - handicap * many;
  };
  return [...[9, 6, 3, 1].map(last), ...scores.toReversed()];
}

/**
 * The result of a match from the holes won by each: `3&2`, `1 up`, level as `AS`; null while it is undecided.
 */
export function matchPlayResult(won: number, lost: number, played: number, holes: number): string | null {
  const [up, left] = [Math.abs(won - lost), holes - played];
  if (up > left) return left === 0 ? `${up} up` : `${up}&${left}`;
  return left === 0 ? 'AS' : null;
}
