import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { read } from './read.ts';

/** Conflicts on the field, from kick-off until it is free for the next one. */
export function fieldPrice({ compiled, head, next, place }: Board) {
  const { days, width, day, at, fieldMinutes } = compiled;
  return (match: number, option: number, lane: number) => {
    const on = read(day, option);
    const from = read(at, option);
    let overlaps = 0;
    for (let d = Math.max(0, on - 1); d <= on + 1 && d < days; d++)
      for (let holder = read(head, lane * days + d); holder >= 0; holder = read(next, holder)) {
        const other = (holder / width) | 0;
        const otherFrom = read(at, read(place, other));
        const isBefore = from >= otherFrom + read(fieldMinutes, other);
        const isAfter = otherFrom >= from + read(fieldMinutes, match);
        if (!isBefore && !isAfter) overlaps++;
      }
    return overlaps * HARD;
  };
}
