interface PhaseInBrief {
  readonly state: string;
  readonly matches: number;
}

/** The phase of interest: in progress, otherwise the last one played, otherwise the first with matches. */
export function currentPhase<Phase extends PhaseInBrief>(phases: readonly Phase[]): Phase | undefined {
  const drawn = phases.filter(({ matches }) => matches > 0);
  return (
    drawn.findLast(({ state }) => state === 'IN_PROGRESS') ??
    drawn.findLast(({ state }) => state === 'FINISHED') ??
    drawn[0]
  );
}
