import type { Random } from '../../chance/index.ts';
import { isSamePlace } from '../dated/judge-alone.ts';
import { hardIn } from './amount.ts';
import { type Board, put } from './board.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';

/** A match that cannot be played within this many days of its round is set aside, so others need not wait. */
const ROUND_DAYS = 7;

/** The initial calendar: matches return to their previous places, others go where they cost least. */
export function construct(board: Board, price: Price, random: Random): number {
  const { problem, isLocked } = board.compiled;
  const former = Array.from(isLocked, (_, match) => formerOption(board, match));
  const fixed = (match: number) => read(isLocked, match) === 1 || (former[match] ?? -1) >= 0;
  const matches = random.shuffle(former.map((_, match) => match));
  let total = 0;
  const settle = (match: number, option: number) => {
    if (option < 0) return;
    total += price(match, option);
    put(board, match, option);
  };
  for (const match of matches.filter(fixed)) settle(match, former[match] ?? -1);
  const open = matches.filter((match) => !fixed(match));
  const inOrder = problem.rules.isOrderFree
    ? fewestFirst(board, open)
    : roundByRound(board, price, open, settle);
  for (const match of inOrder) settle(match, cheapest(board, price, match));
  return total;
}

/** The currently cheapest option, the earliest of equals counted from `begin`; −1 if there is none. */
export function cheapest(
  { compiled: { firstOption } }: Board,
  price: Price,
  match: number,
  begin = 0,
): number {
  const first = read(firstOption, match);
  const count = read(firstOption, match + 1) - first;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    const option = first + ((begin + index) % count);
    const cost = price(match, option);
    if (cost < least) {
      best = option;
      least = cost;
    }
  }
  return best;
}

function fewestFirst({ compiled: { firstOption } }: Board, matches: readonly number[]): readonly number[] {
  const options = (match: number) => read(firstOption, match + 1) - read(firstOption, match);
  return matches.toSorted((a, b) => options(a) - options(b));
}

/** Places the rounds in order, each in its week, and returns the matches that were set aside. */
function roundByRound(
  board: Board,
  price: Price,
  matches: readonly number[],
  settle: (match: number, option: number) => void,
): readonly number[] {
  const { round, day } = board.compiled;
  const rounds = [...Map.groupBy(matches, (match) => read(round, match))].sort(([a], [b]) => a - b);
  const postponed: number[] = [];
  for (const [, own] of rounds) {
    const firsts = own.map((match) => earliest(board, price, match, Number.POSITIVE_INFINITY));
    const begin = firsts.reduce(
      (least, option) => (option < 0 ? least : Math.min(least, read(day, option))),
      1e9,
    );
    for (const match of own) {
      const option = earliest(board, price, match, begin + ROUND_DAYS);
      if (option < 0) postponed.push(match);
      else settle(match, option);
    }
  }
  return postponed;
}

/**
 * The cheapest option without a hard offence on the first day with one; −1 if there is none before `before`.
 */
function earliest({ compiled }: Board, price: Price, match: number, before: number): number {
  const { firstOption, day } = compiled;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let option = read(firstOption, match); option < read(firstOption, match + 1); option++) {
    const on = read(day, option);
    if (on >= before || (best >= 0 && on > read(day, best))) break;
    const cost = price(match, option);
    if (hardIn(cost) === 0 && cost < least) {
      best = option;
      least = cost;
    }
  }
  return best;
}

/** A match’s previous or locked place; −1 if it is not among its options. */
function formerOption({ compiled: { problem, firstOption, placements } }: Board, match: number): number {
  const before = problem.matches[match]?.locked ?? problem.matches[match]?.before;
  if (!before) return -1;
  const first = read(firstOption, match);
  const own = placements.slice(first, read(firstOption, match + 1));
  const index = own.findIndex((placement) => isSamePlace(placement, before));
  return index < 0 ? -1 : first + index;
}
