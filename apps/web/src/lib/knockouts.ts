const knockouts: readonly string[] = ['SINGLE_ELIM', 'DOUBLE_ELIM', 'PAGE_PLAYOFF', 'QUALIFY'];

interface PhaseWithBroker {
  readonly broker: { readonly algorithm: string } | null;
}

/** The phases drawn as a bracket. */
export function knockoutsOf<Phase extends PhaseWithBroker>({
  phases,
}: {
  readonly phases: readonly Phase[];
}) {
  return phases.filter(({ broker }) => broker !== null && knockouts.includes(broker.algorithm));
}
