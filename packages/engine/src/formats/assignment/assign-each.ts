/** Assigns each taker a different allowed thing, by augmenting paths (Kuhn). Null if that is impossible. */
export function assignEach<Taker, Thing>(
  takers: readonly Taker[],
  choicesOf: (taker: Taker) => readonly Thing[],
): ReadonlyMap<Thing, Taker> | null {
  const holder = new Map<Thing, Taker>();
  const give = (taker: Taker, seen: Set<Thing>): boolean => {
    for (const thing of choicesOf(taker)) {
      if (seen.has(thing)) continue;
      seen.add(thing);
      const other = holder.get(thing);
      if (other !== undefined && !give(other, seen)) continue;
      holder.set(thing, taker);
      return true;
    }
    return false;
  };
  return takers.every((taker) => give(taker, new Set())) ? holder : null;
}
