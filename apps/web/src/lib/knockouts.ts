const tables: readonly unknown[] = ['ROUND_ROBIN', 'GROUPS', 'SWISS', 'LADDER', 'MANUAL'];

interface PhaseWithBroker {
  readonly broker: { readonly algorithm: string } | null;
}

/** The phases that are drawn as a bracket. */
export function knockoutsOf<Phase extends PhaseWithBroker>({
  phases,
}: {
  readonly phases: readonly Phase[];
}) {
  return phases.filter(({ broker }) => broker !== null && !tables.includes(broker.algorithm));
}
