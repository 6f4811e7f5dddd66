import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { read } from './read.ts';

/** The price of the stretches of days that a match would overfill. */
export function stretchPrice({ compiled, played }: Board) {
  const { days, day } = compiled;
  const stretches = compiled.problem.rules.stretches.map(({ days: span, max, weight }) => ({
    // A season shorter than the stretch is one stretch.
    length: Math.min(span, days),
    max,
    weight: weight ?? HARD,
  }));
  const reach = stretches.reduce((most, { length }) => Math.max(most, length), 1) - 1;
  const hasZero = stretches.some(({ max }) => max === 0);
  return (team: number, option: number): number => {
    const on = read(day, option);
    const row = team * days;
    if (!hasZero && isAlone(played, row, Math.max(0, on - reach), Math.min(days - 1, on + reach))) return 0;
    let sum = 0;
    for (const { length, max, weight } of stretches)
      sum += overfilled(played, row, days, on, length, max) * weight;
    return sum;
  };
}

/** Whether a team has no match between two days, inclusive. */
function isAlone(played: Int32Array, row: number, first: number, last: number): boolean {
  for (let d = first; d <= last; d++) if (read(played, row + d) > 0) return false;
  return true;
}

/** How many full stretches of the season include a day; the sum slides from one stretch to the next. */
function overfilled(
  played: Int32Array,
  row: number,
  days: number,
  on: number,
  length: number,
  max: number,
): number {
  const last = Math.min(on, days - length);
  let start = Math.max(0, on - length + 1);
  let inside = 0;
  for (let d = start; d < start + length && d < days; d++) inside += read(played, row + d);
  let full = 0;
  for (; start <= last; start++) {
    if (inside >= max) full++;
    if (start < last) inside += read(played, row + start + length) - read(played, row + start);
  }
  return full;
}
