/** A heat: its athletes with their lanes. */
type SeededHeat = readonly { readonly id: string; readonly lane: number }[];

const minPerHeat = 3;

/**
 * Heats from entries, best first, with lanes from the centre. The last heats are circle-seeded: the best in
 * the last, the second in the one before, and so on; the others are filled from the slowest up. No heat has
 * fewer than three unless that is unavoidable.
 */
export function seedHeats(
  bestFirst: readonly string[],
  laneOrder: readonly number[],
  circled = 3,
): readonly SeededHeat[] {
  const lanes = laneOrder.length;
  const many = Math.ceil(bestFirst.length / lanes);
  const circle = Math.min(circled, many);
  // The first heat takes the empty lanes.
  const sizes = Array.from({ length: many }, () => lanes);
  let spare = many * lanes - bestFirst.length;
  for (let at = 0; at < many; at += 1) {
    const emptyLanes = Math.max(0, Math.min(spare, lanes - minPerHeat));
    sizes[at] = lanes - emptyLanes;
    spare -= emptyLanes;
  }
  // Five athletes on four lanes: one heat has to have two.
  sizes[0] = (sizes[0] ?? 0) - spare;
  const before = many - circle;
  const inCircle = sizes.slice(before).reduce((sum, size) => sum + size, 0);
  const last = dealt(bestFirst.slice(0, inCircle), sizes.slice(before));
  const rest = [...bestFirst.slice(inCircle)];
  const first = sizes
    .slice(0, before)
    .toReversed()
    .map((size) => rest.splice(0, size))
    .reverse();
  return [...first, ...last].map((heat) => heat.map((id, at) => ({ id, lane: laneOrder[at] ?? 0 })));
}

/** Deals one to the last heat, one to the heat before, …, and round again; full heats are skipped. */
function dealt(bestFirst: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] {
  const heats: string[][] = sizes.map(() => []);
  const waiting = [...bestFirst];
  while (waiting.length > 0)
    for (let at = heats.length - 1; at >= 0; at -= 1) {
      const heat = heats[at];
      if (heat !== undefined && heat.length < (sizes[at] ?? 0)) heat.push(...waiting.splice(0, 1));
    }
  return heats;
}
