import type { CalendarRules } from '../dated/problem.ts';
import { hardIn } from './amount.ts';
import { type Board, lift, put } from './board.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { invertedWith } from './release.ts';

const DAY = 24 * 60;
/** Days around a place in which a field or a referee may be taken. */
const NEAR = 2;

/** The matches that were taken away, where each of them stood, and what they cost. */
export interface Room {
  readonly gone: readonly { readonly match: number; readonly option: number }[];
  readonly saved: number;
  /** False if a locked match is in the way. */
  readonly isFree: boolean;
}

/** How much it is worth to keep a match where it stands. */
export type Worth = (match: number) => number;

/**
 * Takes away few matches that let another stand at an option without a hard offence, if locked ones allow it.
 * Where some are worth more than others, the cheap ones go first.
 */
export function roomMaker(board: Board, price: Price) {
  const { isLocked, problem } = board.compiled;
  const neighbours = neighboursOn(board);
  return (match: number, option: number, worth: Worth = () => 1): Room => {
    const gone: { match: number; option: number }[] = [];
    let saved = 0;
    const takeAway = (other: number) => {
      const old = lift(board, other);
      gone.push({ match: other, option: old });
      saved += price(other, old);
    };
    const mayGo = (other: number) => read(isLocked, other) === 0;
    if (!problem.rules.isOrderFree)
      for (const other of invertedWith(board, match, option).filter(mayGo)) takeAway(other);
    let hard = hardIn(price(match, option));
    if (hard === 0) return { gone, saved, isFree: true };
    let candidates = neighbours(match, option).filter(mayGo);
    for (; hard > 0; hard = hardIn(price(match, option))) {
      const relieved = candidates.map((other) => ({ other, by: relief(board, price, match, option, other) }));
      const useful = relieved.filter(({ by }) => by < hard);
      if (useful.length === 0) return { gone, saved, isFree: false };
      const best = useful.reduce((one, two) =>
        (hard - two.by) / worth(two.other) > (hard - one.by) / worth(one.other) ? two : one,
      );
      takeAway(best.other);
      // Who does not matter now will not matter when there are fewer in the way.
      candidates = useful.map(({ other }) => other).filter((other) => other !== best.other);
    }
    return { gone, saved, isFree: true };
  };
}

/** Puts back what was taken away. */
export function takeBack(board: Board, { gone }: Room): void {
  for (const { match, option } of gone) put(board, match, option);
}

/** The hard offences that a match has at an option without another one. */
function relief(board: Board, price: Price, match: number, option: number, other: number): number {
  const old = lift(board, other);
  const left = hardIn(price(match, option));
  put(board, other, old);
  return left;
}

/** The matches near an option that share a team, the field, a referee or high risk with a match, and its return match. */
function neighboursOn({ compiled, place: stands, head, next }: Board) {
  const { home, away, lane, day, days, width, mates, refereeLanes, riskLane, isRisk } = compiled;
  const reach = reachOf(compiled.problem.rules, compiled.minutes);
  return (match: number, option: number): readonly number[] => {
    const found = new Set(mates[match]);
    const on = read(day, option);
    const look = (own: number, near: number) => {
      const last = own * days + Math.min(days - 1, on + near);
      for (let at = own * days + Math.max(0, on - near); at <= last; at++)
        for (let holder = read(head, at); holder >= 0; holder = read(next, holder))
          found.add((holder / width) | 0);
    };
    look(read(home, match), reach);
    look(read(away, match), reach);
    look(read(lane, option), NEAR);
    if (read(isRisk, match) === 1) look(riskLane, NEAR);
    for (const own of refereeLanes[match] ?? []) look(own, Math.max(NEAR, reach));
    return [...found].filter((other) => other !== match && read(stands, other) >= 0);
  };
}

/** How many days away a match of a team may stand and still be in the way. */
function reachOf({ stretches, rest }: CalendarRules, minutes: Int32Array): number {
  const longest = minutes.reduce((longer, one) => Math.max(longer, one), 0);
  const hard = stretches.filter(({ weight }) => weight === undefined);
  return hard.reduce((most, { days }) => Math.max(most, days), Math.ceil((rest + longest) / DAY) + 1);
}
