import type { Random } from '../../chance/index.ts';
import { weigh } from './amount.ts';
import { type Board, lift, put } from './board.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { rivalOfTeam } from './rivals.ts';

/** How a change is weighed: the weight of a hard offence, and how much worse it may be. */
export interface Acceptance {
  readonly hardWeight: number;
  readonly mayPass: (cost: number) => boolean;
}

/** Tries one change of the calendar; returns the change of the total price, 0 if rejected. */
export type Move = (acceptance: Acceptance) => number;

/** Moves a random match to a random option; a blocking match takes its old day. */
export function relocator(board: Board, price: Price, random: Random, movable: readonly number[]): Move {
  const { compiled, place } = board;
  const { firstOption } = compiled;
  const blockerOf = blockers(board);
  const onDay = optionOnDay(board);
  return (acceptance) => {
    const match = movable[random.below(movable.length)] as number;
    const first = read(firstOption, match);
    const option = first + random.below(read(firstOption, match + 1) - first);
    const old = read(place, match);
    if (option === old) return 0;
    const other = old < 0 ? -1 : blockerOf(match, option);
    const refuge = other < 0 ? -1 : onDay(other, old, random);
    return refuge < 0
      ? relocate(board, price, acceptance, match, option)
      : exchange(board, price, acceptance, [match, option], [other, refuge]);
  };
}

function relocate(board: Board, price: Price, acceptance: Acceptance, match: number, option: number): number {
  const old = lift(board, match);
  const change = price(match, option) - price(match, old);
  const isAccepted = acceptance.mayPass(weigh(change, acceptance.hardWeight));
  put(board, match, isAccepted ? option : old);
  return isAccepted ? change : 0;
}

function exchange(
  board: Board,
  price: Price,
  acceptance: Acceptance,
  [match, option]: readonly [number, number],
  [other, refuge]: readonly [number, number],
): number {
  const old = lift(board, match);
  const otherOld = lift(board, other);
  let change = -price(match, old);
  put(board, match, old);
  change -= price(other, otherOld);
  lift(board, match);
  change += price(match, option);
  put(board, match, option);
  change += price(other, refuge);
  if (acceptance.mayPass(weigh(change, acceptance.hardWeight))) {
    put(board, other, refuge);
    return change;
  }
  lift(board, match);
  put(board, match, old);
  put(board, other, otherOld);
  return 0;
}

/**
 * The single match that blocks a team’s day or the field for another match; −1 if none, or if it is locked.
 */
function blockers(board: Board) {
  const { compiled, head, place } = board;
  const { days, width, day, at, home, away, lane, isLocked } = compiled;
  const ofTeam = rivalOfTeam(board);
  const onField = (match: number, option: number) => {
    const holder = read(head, read(lane, option) * days + read(day, option));
    const other = holder < 0 ? -1 : (holder / width) | 0;
    const isOccupied = other >= 0 && other !== match && read(at, read(place, other)) === read(at, option);
    return isOccupied ? other : -1;
  };
  const first = (match: number, option: number) => {
    const ofHome = ofTeam(match, option, read(home, match));
    if (ofHome >= 0) return ofHome;
    const ofAway = ofTeam(match, option, read(away, match));
    return ofAway >= 0 ? ofAway : onField(match, option);
  };
  return (match: number, option: number) => {
    const found = first(match, option);
    return found < 0 || read(isLocked, found) === 1 ? -1 : found;
  };
}

/** An option of a match on the day of another place: that same place if possible, else any on that day. */
function optionOnDay({ compiled }: Board) {
  const { days, day, at, lane, firstOption, firstOnDay } = compiled;
  return (match: number, like: number, random: Random) => {
    const on = read(day, like);
    const first = read(firstOnDay, match * days + on);
    if (first < 0) return -1;
    const end = read(firstOption, match + 1);
    let last = first;
    for (; last < end && read(day, last) === on; last++)
      if (read(at, last) === read(at, like) && read(lane, last) === read(lane, like)) return last;
    return first + random.below(last - first);
  };
}
