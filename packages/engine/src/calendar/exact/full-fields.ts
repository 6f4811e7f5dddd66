import type { Board } from '../search/board.ts';
import { read } from '../search/read.ts';
import type { Limit } from './choice/solver.ts';
import type { Column } from './columns.ts';

/**
 * A field with only as many kick-offs as matches that need it is used at each of them. This follows from the
 * other limits, but only by counting: searches that learn from conflicts don’t see it themselves.
 */
export function fullFieldLimits(
  { compiled }: Board,
  columns: readonly Column[],
  needed: readonly number[],
): readonly Limit[] {
  // Where matches may start together, a kick-off can take several.
  if (compiled.fieldMinutes.some((minutes) => minutes <= 0)) return [];
  const laneOf = (index: number) => read(compiled.lane, (columns[index] as Column).option);
  const lanesOf = new Map(needed.map((match) => [match, new Set<number>()]));
  for (const [index, { match }] of columns.entries()) lanesOf.get(match)?.add(laneOf(index));
  const demand = Map.groupBy(
    [...lanesOf.values()].filter(({ size }) => size === 1),
    ([lane]) => lane,
  );
  return [...Map.groupBy(columns.keys(), laneOf)].flatMap(([lane, own]) => {
    const slots = [...Map.groupBy(own, (index) => (columns[index] as Column).at).values()];
    const isFull = slots.length === demand.get(lane)?.length;
    return isFull ? slots.map((slot) => ({ columns: slot, most: 1, isExact: true })) : [];
  });
}
