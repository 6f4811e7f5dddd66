import type { Compiled } from './compile.ts';
import { FIRST_REFEREE } from './lanes.ts';
import { read } from './read.ts';

/** The calendar during a search: the place of each match, and the holders of each lane on each day. */
export interface Board {
  readonly compiled: Compiled;
  /** The option of each match, or −1 if unplaced. */
  readonly place: Int32Array;
  /** How often each team plays on each day. */
  readonly played: Int32Array;
  /** How many prime times each team has at home. */
  readonly primes: Int32Array;
  /** The first holder of a lane on a day, and after each holder the next one: match × width + position. */
  readonly head: Int32Array;
  readonly next: Int32Array;
}

/** An empty calendar. */
export function emptyBoard(compiled: Compiled): Board {
  const { days, lanes, teams, width, home } = compiled;
  return {
    compiled,
    place: new Int32Array(home.length).fill(-1),
    played: new Int32Array(teams * days),
    primes: new Int32Array(teams),
    head: new Int32Array(lanes * days).fill(-1),
    next: new Int32Array(home.length * width).fill(-1),
  };
}

/** Places an unplaced match at an option. */
export function put(board: Board, match: number, option: number): void {
  const { home, away, riskLane, isRisk, width, days, day, isPrime } = board.compiled;
  const on = read(day, option);
  board.place[match] = option;
  hold(board, match, 0, read(home, match), on);
  hold(board, match, 1, read(away, match), on);
  hold(board, match, 2, read(board.compiled.lane, option), on);
  if (read(isRisk, match) === 1) hold(board, match, 3, riskLane, on);
  if (width > FIRST_REFEREE) eachReferee(board, match, on, hold);
  if (read(isPrime, option) === 1) count(board.primes, read(home, match), 1);
  count(board.played, read(home, match) * days + on, 1);
  count(board.played, read(away, match) * days + on, 1);
}

/** Removes a match and returns its option. */
export function lift(board: Board, match: number): number {
  const { home, away, riskLane, isRisk, width, days, day, isPrime } = board.compiled;
  const option = read(board.place, match);
  const on = read(day, option);
  board.place[match] = -1;
  release(board, match, 0, read(home, match), on);
  release(board, match, 1, read(away, match), on);
  release(board, match, 2, read(board.compiled.lane, option), on);
  if (read(isRisk, match) === 1) release(board, match, 3, riskLane, on);
  if (width > FIRST_REFEREE) eachReferee(board, match, on, release);
  if (read(isPrime, option) === 1) count(board.primes, read(home, match), -1);
  count(board.played, read(home, match) * days + on, -1);
  count(board.played, read(away, match) * days + on, -1);
  return option;
}

/** Restores the places of all matches from a copy. */
export function restore(board: Board, places: Int32Array): void {
  for (const [match, option] of board.place.entries()) if (option >= 0) lift(board, match);
  for (const [match, option] of places.entries()) if (option >= 0) put(board, match, option);
}

type Change = (board: Board, match: number, position: number, lane: number, day: number) => void;

function eachReferee(board: Board, match: number, day: number, change: Change): void {
  for (const [index, lane] of (board.compiled.refereeLanes[match] ?? []).entries())
    change(board, match, FIRST_REFEREE + index, lane, day);
}

function count(counts: Int32Array, at: number, by: number): void {
  counts[at] = read(counts, at) + by;
}

function hold(
  { compiled, head, next }: Board,
  match: number,
  position: number,
  lane: number,
  day: number,
): void {
  const holder = match * compiled.width + position;
  const at = lane * compiled.days + day;
  next[holder] = read(head, at);
  head[at] = holder;
}

function release(
  { compiled, head, next }: Board,
  match: number,
  position: number,
  lane: number,
  day: number,
): void {
  const holder = match * compiled.width + position;
  const at = lane * compiled.days + day;
  if (read(head, at) === holder) {
    head[at] = read(next, holder);
    return;
  }
  let before = read(head, at);
  while (read(next, before) !== holder) before = read(next, before);
  next[before] = read(next, holder);
}
