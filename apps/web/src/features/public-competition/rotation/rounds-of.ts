interface Drawn {
  readonly round: number;
  readonly match: { readonly state: string };
}

interface Resting<T> {
  readonly round: number;
  readonly slot: { readonly team: T | null };
}

interface Rounds<F, T> {
  /** The first unfinished one, or the last; null before the draw. */
  readonly current: DrawnRound<F, T> | null;
  readonly next: readonly DrawnRound<F, T>[];
}

export interface DrawnRound<F, T> {
  readonly number: number;
  readonly fixtures: readonly F[];
  readonly resting: readonly T[];
}

const over: readonly string[] = ['FINISHED', 'CLOSED', 'CANCELLED'];

/** The current round and those after it, each with its resting players. */
export function roundsOf<F extends Drawn, T>(
  fixtures: readonly F[],
  byes: readonly Resting<T>[],
): Rounds<F, T> {
  const rounds = [...Map.groupBy(fixtures, ({ round }) => round)]
    .toSorted(([one], [other]) => one - other)
    .map(([number, own]) => ({
      number,
      fixtures: own,
      resting: byes.flatMap(({ round, slot }) => (round === number && slot.team !== null ? [slot.team] : [])),
    }));
  const isOpen = ({ fixtures: own }: DrawnRound<F, T>) =>
    own.some(({ match }) => !over.includes(match.state));
  const current = rounds.find(isOpen) ?? rounds.at(-1) ?? null;
  return { current, next: rounds.filter(({ number }) => current !== null && number > current.number) };
}
