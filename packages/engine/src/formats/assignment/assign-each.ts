/** Assigns each taker a different allowed thing, by augmenting paths (Kuhn). Null if that is impossible. */
export function assignEach<Taker, Choice>(
  takers: readonly Taker[],
  choicesOf: (taker: Taker) => readonly Choice[],
): ReadonlyMap<Choice, Taker> | null {
  const holder = new Map<Choice, Taker>();
  const assign = (taker: Taker, seen: Set<Choice>): boolean => {
    for (const choice of choicesOf(taker)) {
      if (seen.has(choice)) continue;
      seen.add(choice);
      const other = holder.get(choice);
      if (other !== undefined && !assign(other, seen)) continue;
      holder.set(choice, taker);
      return true;
    }
    return false;
  };
  return takers.every((taker) => assign(taker, new Set())) ? holder : null;
}
