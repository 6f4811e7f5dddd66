interface DatedMatch {
  readonly id: string;
  readonly kickOff: string | null;
}

/** Without duplicates, by kick-off; undated ones last. */
export function earliest<T extends DatedMatch>(matches: readonly T[], limit: number): readonly T[] {
  const once = [...new Map(matches.map((match) => [match.id, match])).values()];
  const time = ({ kickOff }: T) => (kickOff === null ? Number.POSITIVE_INFINITY : Date.parse(kickOff));
  return once.toSorted((a, b) => (time(a) < time(b) ? -1 : 1)).slice(0, limit);
}
