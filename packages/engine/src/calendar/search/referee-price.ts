import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { areNear, laneCounter } from './near.ts';
import { read } from './read.ts';

const DAY = 24 * 60;

/** The other matches of the referees: too near for the time or the way between them, and too many on one day. */
export function refereePrice(board: Board) {
  const { compiled, place } = board;
  const { day, venue, journeys, refereeLanes, problem } = compiled;
  const { refereeGap, refereeDaily, weights } = problem.rules;
  const venues = problem.venues.length;
  const longest = journeys.reduce((most, one) => Math.max(most, one), 0);
  const reach = Math.ceil((refereeGap + longest) / DAY) + 1;
  const inLane = laneCounter(board);
  const isNear = areNear(board);
  const always = () => true;
  return (match: number, option: number): number => {
    const on = read(day, option);
    const row = read(venue, option) * venues;
    const isClash = (other: number) =>
      isNear(match, option, other, refereeGap + read(journeys, row + read(venue, read(place, other))));
    let sum = 0;
    for (const lane of refereeLanes[match] ?? []) {
      sum += inLane(lane, on, reach, isClash) * HARD;
      if (weights.refereeLoad > 0 && inLane(lane, on, 0, always) >= refereeDaily) sum += weights.refereeLoad;
    }
    return sum;
  };
}
