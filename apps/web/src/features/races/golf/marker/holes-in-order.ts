import type { EntryData } from '../../data/use-races.ts';

/** The holes in playing order: from the starting hole on, around the course. */
export function holesFrom(start: number | null, count: number): readonly number[] {
  const first = start === null || start > count ? 1 : start;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % count) + 1);
}

/** Where scoring continues: the first hole in playing order without a score; null when all are done. */
export function nextHole(
  order: readonly number[],
  players: readonly Pick<EntryData, 'result'>[],
  round: number,
): number | null {
  const isPlayed = (hole: number) =>
    players.every(({ result }) => (result?.card[round - 1]?.holes[hole - 1] ?? null) !== null);
  return order.find((hole) => !isPlayed(hole)) ?? null;
}
