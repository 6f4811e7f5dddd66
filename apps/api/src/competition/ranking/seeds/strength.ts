import { unrated } from '@traip/engine/ranking';

/**
 * The strength of a side: the mean rating of its people, where unrated ones have the initial rating, or the
 * sum of their points. Null if none of them is ranked.
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
