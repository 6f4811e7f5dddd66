import type { Placements } from '../dated/placed.ts';
import type { Compiled } from './compile.ts';
import { read } from './read.ts';

/** The options of the matches in a calendar; −1 for unplaced ones, or if the place is not an option. */
export function placesOf(compiled: Compiled, placements: Placements): Int32Array {
  const { problem, firstOption, placements: options } = compiled;
  return Int32Array.from(problem.matches, ({ id }, match) => {
    const placement = placements.get(id);
    for (let option = read(firstOption, match); option < read(firstOption, match + 1); option++) {
      const found = options[option];
      if (placement && found?.at === placement.at && found.field === placement.field) return option;
    }
    return -1;
  });
}
