import type { Random } from '../../chance/index.ts';
import type { Board } from './board.ts';
import { ejector } from './eject.ts';
import { type Move, mover } from './moves.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { reassigner } from './reassign.ts';

/** How many of a thousand steps deal a team anew, and how many at most let others look for a new place. */
const REASSIGNED = 3;
const EJECTED = 100;
/** Whoever looks for a new place asks for the price of all options: with many of them it must happen less often. */
const OPTIONS_ASKED = 3000;

/** Most changes are small; a few let others look for a new place, or deal a whole team anew: dear, but they find more. */
export function mixed(board: Board, price: Price, random: Random, movable: readonly number[]): Move {
  const move = mover(board, price, random, movable);
  const eject = ejector(board, price, random, movable);
  const reassign = reassigner(board, price, random, movable);
  const { firstOption } = board.compiled;
  const options = movable.reduce((sum, it) => sum + read(firstOption, it + 1) - read(firstOption, it), 0);
  const ejected = Math.min(EJECTED, Math.ceil((OPTIONS_ASKED * movable.length) / Math.max(1, options)));
  return (climate) => {
    const draw = random.below(1000);
    if (draw < REASSIGNED) return reassign(climate);
    return draw < REASSIGNED + ejected ? eject(climate) : move(climate);
  };
}
