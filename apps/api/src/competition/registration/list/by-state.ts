import { type LicenceState, licenceStates } from '@traip/engine/registration';

type Counts = Readonly<Record<LicenceState, number>>;

/** The number of licences in every state, including zero. */
export function byStateOf(
  counted: readonly { readonly state: LicenceState; readonly count: number }[],
): Counts {
  const counts = new Map(counted.map(({ state, count }) => [state, count]));
  return Object.fromEntries(licenceStates.map((state) => [state, counts.get(state) ?? 0])) as Counts;
}

export function totalOf(counts: Counts, state: LicenceState | undefined): number {
  if (state !== undefined) return counts[state];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
