import { unrated } from '@traip/engine/ranking';

/**
 * How strong a side is: by ratings the mean of its people, who is not rated at the start of all ratings; by points their
 * sum. Null if none of them is ranked.
 */
export function strengthOf(
  method: 'ELO' | 'GLICKO2' | 'POINTS',
  people: readonly string[],
  values: ReadonlyMap<string, number>,
): number | null {
  if (!people.some((id) => values.has(id))) return null;
  const isPoints = method === 'POINTS';
  const sum = people.reduce((total, id) => total + (values.get(id) ?? (isPoints ? 0 : unrated.r)), 0);
  return isPoints ? sum : Math.round(sum / people.length);
}
