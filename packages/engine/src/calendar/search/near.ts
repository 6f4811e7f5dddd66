import type { Board } from './board.ts';
import { read } from './read.ts';

/** Returns whether a match at an option is closer than a gap to a placed match. */
export function areNear({ compiled, place }: Board) {
  const { at, minutes } = compiled;
  return (match: number, option: number, other: number, gap: number): boolean => {
    const from = read(at, option);
    const otherFrom = read(at, read(place, other));
    return from < otherFrom + read(minutes, other) + gap && otherFrom < from + read(minutes, match) + gap;
  };
}

/** Counts the matches in a lane around a day that satisfy a condition. */
export function laneCounter({ compiled, head, next }: Board) {
  const { days, width } = compiled;
  return (lane: number, on: number, reach: number, isCounted: (other: number) => boolean): number => {
    let counted = 0;
    for (let d = Math.max(0, on - reach); d <= on + reach && d < days; d++)
      for (let holder = read(head, lane * days + d); holder >= 0; holder = read(next, holder))
        if (isCounted((holder / width) | 0)) counted++;
    return counted;
  };
}
