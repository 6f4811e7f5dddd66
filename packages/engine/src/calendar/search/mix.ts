import type { Random } from '../../chance/index.ts';
import type { Board } from './board.ts';
import { ejector } from './eject.ts';
import { type Move, relocator } from './moves.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { reassigner } from './reassign.ts';

/** How many of a thousand steps reassign a team, and at most how many eject other matches. */
const REASSIGNED = 3;
const EJECTED = 100;
/** An ejected match prices all its options, so ejections must be rarer with many of them. */
const OPTIONS_PRICED = 3000;

/**
 * Most changes are small; a few eject other matches or reassign a whole team, which is slower but finds more.
 */
export function mixed(board: Board, price: Price, random: Random, movable: readonly number[]): Move {
  const move = relocator(board, price, random, movable);
  const eject = ejector(board, price, random, movable);
  const reassign = reassigner(board, price, random, movable);
  const { firstOption } = board.compiled;
  const options = movable.reduce((sum, it) => sum + read(firstOption, it + 1) - read(firstOption, it), 0);
  const ejected = Math.min(EJECTED, Math.ceil((OPTIONS_PRICED * movable.length) / Math.max(1, options)));
  return (climate) => {
    const draw = random.below(1000);
    if (draw < REASSIGNED) return reassign(climate);
    return draw < REASSIGNED + ejected ? eject(climate) : move(climate);
  };
}
