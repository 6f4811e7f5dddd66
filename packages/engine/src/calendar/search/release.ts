import { HARD, hardIn } from './amount.ts';
import { type Board, emptyBoard, lift, put } from './board.ts';
import type { Compiled } from './compile.ts';
import { type Price, pricer } from './price.ts';
import { read } from './read.ts';

/**
 * A calendar without hard offences, except among locked matches: the place of each match, and the total cost.
 */
export interface Playable {
  readonly places: Int32Array;
  readonly unplaced: number;
  readonly total: number;
}

/**
 * The same places without any hard offence: conflicting matches are removed, then placed where still
 * possible.
 */
export function release(compiled: Compiled, places: Int32Array): Playable {
  const board = emptyBoard(compiled);
  const price = pricer(board);
  let total = 0;
  for (const [match, option] of places.entries())
    if (option >= 0) total += place(board, price, match, option);
  total = clear(board, price, total);
  for (const [match, option] of board.place.entries())
    if (option < 0) total += placeCheapest(board, price, match);
  return { places: board.place, unplaced: unplacedOn(board).length, total };
}

/** Whether a calendar leaves out fewer matches than another, or as many at lower cost. */
export function isBetter(a: Playable, b: Playable): boolean {
  return a.unplaced < b.unplaced || (a.unplaced === b.unplaced && a.total < b.total);
}

/** The unplaced matches that have options. */
export function unplacedOn({ compiled: { firstOption }, place: stands }: Board): readonly number[] {
  return Array.from(stands.keys()).filter(
    (match) => read(stands, match) < 0 && read(firstOption, match + 1) > read(firstOption, match),
  );
}

/** Places an unplaced match at an option and returns the added price. */
export function place(board: Board, price: Price, match: number, option: number): number {
  const cost = price(match, option);
  put(board, match, option);
  return cost;
}

/** Removes matches until no hard offence is left; returns the new total. */
function clear(board: Board, price: Price, total: number): number {
  let rest = total;
  while (hardIn(rest) > 0) {
    const worst = worstOf(board, price);
    if (worst < 0) return rest;
    const option = lift(board, worst);
    rest -= price(worst, option);
  }
  return rest;
}

/** Places a match where it costs least without a hard offence, if possible; returns the added price. */
export function placeCheapest(board: Board, price: Price, match: number): number {
  const { firstOption } = board.compiled;
  let best = -1;
  let least = HARD / 2;
  for (let option = read(firstOption, match); option < read(firstOption, match + 1); option++) {
    const cost = price(match, option);
    if (cost < least) [best, least] = [option, cost];
  }
  if (best < 0) return 0;
  put(board, match, best);
  return least;
}

/**
 * The match whose removal resolves the most hard offences. If removing one match alone resolves none, as in
 * the rounds 8, 9, 3, 4, it is the one out of order with the most others; −1 if there is none.
 */
function worstOf(board: Board, price: Price): number {
  const { isLocked } = board.compiled;
  const isMovable = (match: number) => read(board.place, match) >= 0 && read(isLocked, match) === 0;
  const matches = Array.from(board.place.keys()).filter(isMovable);
  const worst = mostOf(matches, (match) => {
    const option = lift(board, match);
    const offences = hardIn(price(match, option));
    put(board, match, option);
    return offences;
  });
  return worst >= 0 || board.compiled.problem.rules.isOrderFree
    ? worst
    : mostOf(matches, (match) => invertedWith(board, match, read(board.place, match)).length);
}

/** The match with the highest count, −1 if all are 0. */
function mostOf(matches: readonly number[], count: (match: number) => number): number {
  let found = -1;
  let most = 0;
  for (const match of matches) {
    const counted = count(match);
    if (counted > most) [found, most] = [match, counted];
  }
  return found;
}

/** The matches of both teams that a match would be out of order with at an option. */
export function invertedWith(
  { compiled, place: stands }: Board,
  match: number,
  option: number,
): readonly number[] {
  const { home, away, round, at, programmes } = compiled;
  const isInverted = (other: number) => {
    const before = read(stands, other) < 0 ? 0 : read(at, option) - read(at, read(stands, other));
    return before * (read(round, match) - read(round, other)) < 0;
  };
  const both = [read(home, match), read(away, match)].flatMap((team) => [...(programmes[team] ?? [])]);
  return [...new Set(both)].filter(isInverted);
}
