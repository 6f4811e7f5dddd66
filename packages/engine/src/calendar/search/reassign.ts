import type { Random } from '../../chance/index.ts';
import { weigh } from './amount.ts';
import { assign } from './assign.ts';
import { type Board, lift, put } from './board.ts';
import type { Acceptance, Move } from './moves.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';

/** Teams with more options than this are not reassigned: it would take too long. */
const MOST_OPTIONS = 600;
const IMPOSSIBLE = 2 ** 20;

/** Reassigns a random team’s home matches among their places, all at once and at the lowest cost. */
export function reassigner(board: Board, price: Price, random: Random, movable: readonly number[]): Move {
  const { home, firstOption } = board.compiled;
  const options = (match: number) => read(firstOption, match + 1) - read(firstOption, match);
  const homes = [...Map.groupBy(movable, (match) => read(home, match)).values()].filter(
    (matches) => matches.reduce((sum, match) => sum + options(match), 0) <= MOST_OPTIONS,
  );
  const placesFor = slotsOf(board);
  return (climate: Acceptance) => {
    if (homes.length === 0) return 0;
    const team = homes[random.below(homes.length)] ?? [];
    const matches = team.filter((match) => read(board.place, match) >= 0);
    return reassign(board, price, climate, matches, placesFor(matches));
  };
}

/** Removes the matches and assigns them at the lowest total cost, if the change is accepted. */
function reassign(
  board: Board,
  price: Price,
  climate: Acceptance,
  matches: readonly number[],
  places: readonly Int32Array[],
): number {
  const old = matches.map((match) => read(board.place, match));
  let change = -takeAway(board, price, matches);
  const costs = matches.map((match, row) => costsOf(price, climate, match, places, row));
  const chosen = assign(costs, places.length);
  const targets = matches.map((_, row) => places[chosen[row] as number]?.[row] ?? -1);
  if (targets.includes(-1)) {
    putBack(board, matches, old);
    return 0;
  }
  for (const [row, match] of matches.entries()) {
    change += price(match, targets[row] as number);
    put(board, match, targets[row] as number);
  }
  if (climate.mayPass(weigh(change, climate.hardWeight))) return change;
  for (const match of matches) lift(board, match);
  putBack(board, matches, old);
  return 0;
}

/** Removes the matches one by one and returns their total cost. */
function takeAway(board: Board, price: Price, matches: readonly number[]): number {
  let sum = 0;
  for (const match of matches) {
    const option = lift(board, match);
    sum += price(match, option);
  }
  return sum;
}

function putBack(board: Board, matches: readonly number[], options: readonly number[]): void {
  for (const [row, match] of matches.entries()) put(board, match, options[row] as number);
}

function costsOf(
  price: Price,
  { hardWeight }: Acceptance,
  match: number,
  places: readonly Int32Array[],
  row: number,
): Float64Array {
  return Float64Array.from(places, (place) => {
    const option = read(place, row);
    return option < 0 ? IMPOSSIBLE : weigh(price(match, option), hardWeight);
  });
}

/** The places (one field at one kick-off) of the matches, with each match’s option there. */
function slotsOf({ compiled }: Board) {
  const { firstOption, at, lane, lanes } = compiled;
  return (matches: readonly number[]): readonly Int32Array[] => {
    const found = new Map<number, Int32Array>();
    for (const [row, match] of matches.entries())
      for (let option = read(firstOption, match); option < read(firstOption, match + 1); option++) {
        const key = read(at, option) * lanes + read(lane, option);
        const options = found.get(key) ?? new Int32Array(matches.length).fill(-1);
        options[row] = option;
        found.set(key, options);
      }
    return [...found.values()];
  };
}
