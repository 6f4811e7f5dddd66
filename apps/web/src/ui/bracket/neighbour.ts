import type { PlacedTie } from '@traip/contract/bracket';

/** The tie that an arrow key moves to: up and down within a round, left and right to the nearest one. */
export function neighbourOf(
  ties: readonly PlacedTie[],
  current: PlacedTie,
  key: string,
): PlacedTie | undefined {
  switch (key) {
    case 'ArrowDown':
      return nearest(
        ties.filter(({ x, y }) => x === current.x && y > current.y),
        current,
      );
    case 'ArrowUp':
      return nearest(
        ties.filter(({ x, y }) => x === current.x && y < current.y),
        current,
      );
    case 'ArrowRight':
      return nearest(
        ties.filter(({ x }) => x > current.x),
        current,
      );
    case 'ArrowLeft':
      return nearest(
        ties.filter(({ x }) => x < current.x),
        current,
      );
    default:
      return undefined;
  }
}

/** The next column comes before a nearer row, and at equal distance the upper one wins. */
function nearest(ties: readonly PlacedTie[], { x, y }: PlacedTie): PlacedTie | undefined {
  return ties.toSorted(
    (one, other) =>
      Math.abs(one.x - x) - Math.abs(other.x - x) ||
      Math.abs(one.y - y) - Math.abs(other.y - y) ||
      one.y - other.y,
  )[0];
}
