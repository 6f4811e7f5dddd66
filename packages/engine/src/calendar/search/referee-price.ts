import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { areNear, laneCounter } from './near.ts';
import { read } from './read.ts';

const DAY = 24 * 60;

/** Conflicts with the referees’ other matches: too little time including travel, or too many on one day. */
export function refereePrice(board: Board) {
  const { compiled, place } = board;
  const { day, venue, journeys, refereeLanes, gaps, isPerson, problem } = compiled;
  const { refereeDaily, weights } = problem.rules;
  const venues = problem.venues.length;
  const longest = journeys.reduce((most, one) => Math.max(most, one), 0);
  const longestMatch = compiled.minutes.reduce((most, one) => Math.max(most, one), 0);
  const reaches = gaps.map((gap) => Math.ceil((gap + longest + longestMatch) / DAY) + 1);
  const inLane = laneCounter(board);
  const isNear = areNear(board);
  const always = () => true;
  return (match: number, option: number): number => {
    const on = read(day, option);
    const row = read(venue, option) * venues;
    let sum = 0;
    for (const lane of refereeLanes[match] ?? []) {
      const isClash = (other: number) =>
        isNear(
          match,
          option,
          other,
          read(gaps, lane) + read(journeys, row + read(venue, read(place, other))),
        );
      sum += inLane(lane, on, read(reaches, lane), isClash) * HARD;
      const isCounted = weights.refereeLoad > 0 && read(isPerson, lane) === 0;
      if (isCounted && inLane(lane, on, 0, always) >= refereeDaily) sum += weights.refereeLoad;
    }
    return sum;
  };
}
