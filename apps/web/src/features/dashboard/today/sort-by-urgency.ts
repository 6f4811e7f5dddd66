interface SortableMatch {
  readonly state: string;
  readonly kickOff: string | null;
}

const ranks: Readonly<Record<string, number>> = { IN_PROGRESS: 0, FINISHED: 1, SCHEDULED: 2, CREATED: 2 };

/** Live first, then to be closed, then upcoming; closed matches last. */
export function sortByUrgency<T extends SortableMatch>(matches: readonly T[]): readonly T[] {
  const rank = ({ state }: T) => ranks[state] ?? 3;
  return matches.toSorted((a, b) => rank(a) - rank(b) || (a.kickOff ?? '').localeCompare(b.kickOff ?? ''));
}
