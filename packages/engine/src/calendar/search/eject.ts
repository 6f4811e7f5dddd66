import type { Random } from '../../chance/index.ts';
import { weigh } from './amount.ts';
import { type Board, lift, put } from './board.ts';
import { cheapest } from './construct.ts';
import type { Acceptance, Move } from './moves.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { rivalsOf } from './rivals.ts';

/**
 * Moves a random match to a random option; conflicting matches of its teams move to their best other place.
 */
export function ejector(board: Board, price: Price, random: Random, movable: readonly number[]): Move {
  const { compiled, place } = board;
  const { firstOption } = compiled;
  const rivals = rivalsOf(board);
  return (climate: Acceptance) => {
    const match = movable[random.below(movable.length)] as number;
    const first = read(firstOption, match);
    const option = first + random.below(read(firstOption, match + 1) - first);
    if (read(place, match) < 0 || option === read(place, match)) return 0;
    const ejected = rivals(match, option);
    const moved = [match, ...ejected];
    const old = moved.map((one) => lift(board, one));
    let change = 0;
    for (const [index, one] of moved.entries()) {
      change -= price(one, old[index] as number);
      put(board, one, old[index] as number);
    }
    for (const one of moved) lift(board, one);
    change += placeAt(board, price, match, option);
    for (const one of ejected)
      change += placeAt(board, price, one, cheapest(board, price, one, random.below(64)));
    if (climate.mayPass(weigh(change, climate.hardWeight))) return change;
    for (const one of moved) lift(board, one);
    for (const [index, one] of moved.entries()) put(board, one, old[index] as number);
    return 0;
  };
}

function placeAt(board: Board, price: Price, match: number, option: number): number {
  const cost = price(match, option);
  put(board, match, option);
  return cost;
}
