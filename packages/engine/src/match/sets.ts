import type { SetRules } from '../sports/rules.ts';
import type { Pair, Side } from './event.ts';

/** A set, possibly unfinished. */
export interface SetScore extends Pair {
  readonly set: number;
  /** The winner; null while the set is open. */
  readonly winner: Side | null;
}

/** Points that win a set: the last one may be shorter. */
function pointsToWin({ bestOf, to, lastTo }: SetRules, set: number): number | null {
  return set === bestOf ? lastTo : to;
}

// A last set of a different length (a match tie-break) has no cap.
function capOf(rules: SetRules, set: number): number | null {
  return pointsToWin(rules, set) === rules.to ? rules.cap : null;
}

/** The winner of a set with these points; null while it is open. A set by the clock is open until it ends. */
export function setWinner(rules: SetRules, set: number, points: Pair, hasEnded: boolean): Side | null {
  const target = pointsToWin(rules, set);
  const { home, away } = points;
  const [most, lead] = [Math.max(home, away), Math.abs(home - away)];
  const cap = capOf(rules, set);
  const isWon =
    target === null ? hasEnded : (most >= target && lead >= rules.winBy) || (cap !== null && most >= cap);
  return isWon ? leader(points) : null;
}

/** Whether a finished set can have this score: 25-23 and 26-24 are possible, 26-23 is not. */
export function isPossibleSet(rules: SetRules, set: number, points: Pair): boolean {
  const winner = setWinner(rules, set, points, true);
  if (winner === null) return false;
  // One point earlier the set was still open, as a set by the clock always is.
  const before =
    winner === 'HOME' ? { ...points, home: points.home - 1 } : { ...points, away: points.away - 1 };
  return setWinner(rules, set, before, false) === null;
}

/** Sets won by each side. */
export function setsWon(sets: readonly SetScore[]): Pair {
  const count = (side: Side) => sets.filter(({ winner }) => winner === side).length;
  return { home: count('HOME'), away: count('AWAY') };
}

/** The sets needed to win the match. */
export function setsToWin({ bestOf }: SetRules): number {
  return Math.floor(bestOf / 2) + 1;
}

/** The side with more; null if level. */
export function leader({ home, away }: Pair): Side | null {
  return home === away ? null : home > away ? 'HOME' : 'AWAY';
}

/**
 * Whether a match can end with these sets: in a best of five 3-2 is possible, 4-1 and 3-3 are not. In a best
 * of two, 1-1 is possible.
 */
export function isPossibleTotal(rules: SetRules, { home, away }: Pair): boolean {
  const toWin = setsToWin(rules);
  if (home + away > rules.bestOf) return false;
  return Math.max(home, away) <= toWin && Math.min(home, away) < toWin;
}
