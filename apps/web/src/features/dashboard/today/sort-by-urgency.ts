interface SortableMatch {
  readonly state: string;
  readonly kickOff: string | null;
}

const ranks: Readonly<Record<string, number>> = { IN_PROGRESS: 0, FINISHED: 1, SCHEDULED: 2, CREATED: 2 };

/** What is being played first, then what waits to be closed, then what comes; what is done with stands last. */
export function sortByUrgency<T extends SortableMatch>(matches: readonly T[]): readonly T[] {
  const rank = ({ state }: T) => ranks[state] ?? 3;
  return matches.toSorted(
    (one, other) => rank(one) - rank(other) || (one.kickOff ?? '').localeCompare(other.kickOff ?? ''),
  );
}
