interface OfSport {
  readonly home: { readonly sportKey: string | null } | null;
}

/** The first match of each sport, then the second of each; the order within a sport stays. */
export function spreadSports<T extends OfSport>(matches: readonly T[]): T[] {
  const bySport = [...Map.groupBy(matches, ({ home }) => home?.sportKey ?? null).values()];
  const longest = Math.max(0, ...bySport.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    bySport.flatMap((own) => own.slice(turn, turn + 1)),
  ).flat();
}
