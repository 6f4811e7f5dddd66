import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { read } from './read.ts';

/** How many stretches of days the match would overfill. */
export function stretchPrice({ compiled, played }: Board) {
  const { days, day } = compiled;
  const stretches = compiled.problem.rules.stretches.map(({ days: length, max, weight }) => ({
    length,
    max,
    weight: weight ?? HARD,
  }));
  const widest = stretches.reduce((most, { length }) => Math.max(most, length), 1) - 1;
  const isAlone = (row: number, on: number) => {
    for (let d = Math.max(0, on - widest); d <= on + widest && d < days; d++)
      if (read(played, row + d) > 0) return false;
    return true;
  };
  const overfilled = (row: number, on: number, length: number, max: number) => {
    let start = Math.max(0, on - length + 1);
    const last = Math.min(on, days - length);
    let inside = 0;
    for (let d = start; d < start + length && d < days; d++) inside += read(played, row + d);
    let full = 0;
    for (; start <= last; start++) {
      if (inside >= max) full++;
      if (start < last) inside += read(played, row + start + length) - read(played, row + start);
    }
    return full;
  };
  const hasZero = stretches.some(({ max }) => max === 0);
  return (team: number, option: number) => {
    const on = read(day, option);
    const row = team * days;
    if (!hasZero && isAlone(row, on)) return 0;
    let sum = 0;
    for (const { length, max, weight } of stretches) sum += overfilled(row, on, length, max) * weight;
    return sum;
  };
}
