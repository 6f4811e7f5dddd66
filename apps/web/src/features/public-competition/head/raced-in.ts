/** What the header of a competition shows about its races. */
export interface Raced {
  /** Heats and final count as one. */
  readonly races: number;
  /** Null with several races: people in two of them would count twice. */
  readonly runners: number | null;
  /** The start of the first race, and of the last. */
  readonly from: Date | null;
  readonly to: Date | null;
}

interface Race {
  readonly entries: number;
  readonly eventId: string | null;
  readonly startsAt: string | null;
}

export function racedIn(races: readonly Race[]): Raced {
  const events = races.filter(({ eventId }) => eventId === null);
  const [first, ...others] = events;
  const starts = races
    .flatMap(({ startsAt }) => (startsAt === null ? [] : [new Date(startsAt)]))
    .toSorted((a, b) => a.getTime() - b.getTime());
  return {
    races: events.length,
    runners: others.length === 0 ? (first?.entries ?? 0) : null,
    from: starts[0] ?? null,
    to: starts.at(-1) ?? null,
  };
}
