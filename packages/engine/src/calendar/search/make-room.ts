import type { CalendarRules } from '../dated/problem.ts';
import { hardIn } from './amount.ts';
import { type Board, lift, put } from './board.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { invertedWith } from './release.ts';

const DAY = 24 * 60;
/** How many days around a place a field or referee can be occupied. */
const NEAR = 2;

/** The removed matches, their former places, and their cost. */
export interface Room {
  readonly removed: readonly { readonly match: number; readonly option: number }[];
  readonly saved: number;
  /** False if a locked match is in the way. */
  readonly isFree: boolean;
}

/** How much it is worth to keep a match in place. */
export type Worth = (match: number) => number;

/**
 * Removes few matches so that another has no hard offence at an option, if locked ones allow it. Less
 * valuable matches go first.
 */
export function createMakeRoom(board: Board, price: Price) {
  const { isLocked, problem } = board.compiled;
  const neighbours = neighboursOn(board);
  return (match: number, option: number, worth: Worth = () => 1): Room => {
    const removed: { match: number; option: number }[] = [];
    let saved = 0;
    const takeAway = (other: number) => {
      const old = lift(board, other);
      removed.push({ match: other, option: old });
      saved += price(other, old);
    };
    const isMovable = (other: number) => read(isLocked, other) === 0;
    if (!problem.rules.isOrderFree)
      for (const other of invertedWith(board, match, option).filter(isMovable)) takeAway(other);
    let hard = hardIn(price(match, option));
    if (hard === 0) return { removed, saved, isFree: true };
    let candidates = neighbours(match, option).filter(isMovable);
    for (; hard > 0; hard = hardIn(price(match, option))) {
      const relieved = candidates.map((other) => ({ other, by: relief(board, price, match, option, other) }));
      const useful = relieved.filter(({ by }) => by < hard);
      if (useful.length === 0) return { removed, saved, isFree: false };
      const best = useful.reduce((one, two) =>
        (hard - two.by) / worth(two.other) > (hard - one.by) / worth(one.other) ? two : one,
      );
      takeAway(best.other);
      // Matches that do not help now will not help with fewer in the way.
      candidates = useful.map(({ other }) => other).filter((other) => other !== best.other);
    }
    return { removed, saved, isFree: true };
  };
}

/** Puts removed matches back. */
export function restoreMatches(board: Board, { removed }: Room): void {
  for (const { match, option } of removed) put(board, match, option);
}

/** The hard offences a match would have at an option without another match. */
function relief(board: Board, price: Price, match: number, option: number, other: number): number {
  const old = lift(board, other);
  const left = hardIn(price(match, option));
  put(board, other, old);
  return left;
}

/**
 * Placed matches near an option that share a team, field, referee or high risk with a match, and its return
 * match.
 */
function neighboursOn({ compiled, place: stands, head, next }: Board) {
  const { home, away, lane, day, days, width, mates, refereeLanes, riskLane, isRisk } = compiled;
  const reach = reachOf(compiled.problem.rules, compiled.minutes);
  return (match: number, option: number): readonly number[] => {
    const found = new Set(mates[match]);
    const on = read(day, option);
    const addNear = (own: number, near: number) => {
      const last = own * days + Math.min(days - 1, on + near);
      for (let at = own * days + Math.max(0, on - near); at <= last; at++)
        for (let holder = read(head, at); holder >= 0; holder = read(next, holder))
          found.add((holder / width) | 0);
    };
    addNear(read(home, match), reach);
    addNear(read(away, match), reach);
    addNear(read(lane, option), NEAR);
    if (read(isRisk, match) === 1) addNear(riskLane, NEAR);
    for (const own of refereeLanes[match] ?? []) addNear(own, Math.max(NEAR, reach));
    return [...found].filter((other) => other !== match && read(stands, other) >= 0);
  };
}

/** How many days apart two matches of a team can conflict. */
function reachOf({ stretches, rest }: CalendarRules, minutes: Int32Array): number {
  const longest = minutes.reduce((longer, one) => Math.max(longer, one), 0);
  const hard = stretches.filter(({ weight }) => weight === undefined);
  return hard.reduce((most, { days }) => Math.max(most, days), Math.ceil((rest + longest) / DAY) + 1);
}
