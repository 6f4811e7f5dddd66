import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { areNear, laneCounter } from './near.ts';
import { read } from './read.ts';

/** High-risk matches at the same time, or at the same venue on one day. */
export function riskPrice(board: Board) {
  const { day, venue, riskLane } = board.compiled;
  const inLane = laneCounter(board);
  const isNear = areNear(board);
  return (match: number, option: number): number => {
    const on = read(day, option);
    const clashes = inLane(riskLane, on, 1, (other) => {
      const otherOption = read(board.place, other);
      const isSameGround = read(venue, otherOption) === read(venue, option) && read(day, otherOption) === on;
      return isSameGround || isNear(match, option, other, 0);
    });
    return clashes * HARD;
  };
}
