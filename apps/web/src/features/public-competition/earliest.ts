interface Dated {
  readonly id: string;
  readonly kickOff: string | null;
}

/** The first matches of several lists, each once, by their kick-off; those without one come last. */
export function earliest<T extends Dated>(matches: readonly T[], most: number): readonly T[] {
  const once = [...new Map(matches.map((match) => [match.id, match])).values()];
  const time = ({ kickOff }: T) => (kickOff === null ? Number.POSITIVE_INFINITY : Date.parse(kickOff));
  return once.toSorted((one, other) => (time(one) < time(other) ? -1 : 1)).slice(0, most);
}
