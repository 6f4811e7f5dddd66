import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { read } from './read.ts';

/** The price of the gap to the return match, and of the other matches of a final round. */
export function othersPrice({ compiled, place }: Board) {
  const { day, at, mates, finals } = compiled;
  const { matches, rules } = compiled.problem;
  const { weights } = rules;
  return (match: number, option: number) => {
    const returnGap = matches[match]?.returnGap ?? rules.returnGap;
    let sum = 0;
    for (const mate of mates[match] ?? []) {
      const otherOption = read(place, mate);
      if (otherOption >= 0 && Math.abs(read(day, otherOption) - read(day, option)) < returnGap) sum += HARD;
    }
    for (const other of finals[match] ?? []) {
      const otherOption = read(place, other);
      if (otherOption >= 0 && read(at, otherOption) !== read(at, option)) sum += weights.simultaneous;
    }
    return sum;
  };
}
