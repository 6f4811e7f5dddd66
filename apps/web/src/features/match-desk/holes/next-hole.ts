import type { HoleCard } from '@traip/engine/match';

/** The next hole: the one after the last, around the course; once all are played, an extra one. */
export function nextHole(card: HoleCard | null, of: number): number {
  if (card === null) return 1;
  const played = new Set(card.list.map(({ hole }) => hole));
  if (played.size >= of) return played.size + 1;
  let hole = card.list.at(-1)?.hole ?? 0;
  do hole = (hole % of) + 1;
  while (played.has(hole));
  return hole;
}
