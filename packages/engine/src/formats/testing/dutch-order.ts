/** Pairs of places, the higher one first. */
export type Pairing = readonly (readonly [number, number])[];

/** Every way to pair some places, optionally leaving some single. */
export function pairingsOf(free: readonly number[], mayLeave = false): Pairing[] {
  const [first, ...rest] = free;
  if (first === undefined) return [[]];
  const paired = rest.flatMap((other) =>
    pairingsOf(
      rest.filter((one) => one !== other),
      mayLeave,
    ).map((pairing) => [[first, other] as const, ...pairing]),
  );
  return mayLeave ? [...paired, ...pairingsOf(rest, true)] : paired;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * The rank of a pairing of residents in the order of FIDE Dutch C.04.3, D, spelled out: fewest exchanges,
 * nearest ones, lowest of S1, highest of S2, first transposition. The greater list comes first.
 */
export function residentRank(pairing: Pairing, count: number, pairs: number): readonly number[] {
  const lower = new Map(pairing);
  const higher = [...lower.keys()];
  return [
    higher.filter((one) => one < pairs).length,
    higher.reduce((sum, one) => sum + count - one, 0),
    ...upTo(pairs)
      .toReversed()
      .map((one) => Number(!lower.has(one))),
    ...upTo(count - pairs).map((index) => Number(lower.has(pairs + index))),
    ...upTo(count).map((one) => count - (lower.get(one) ?? count)),
  ];
}

/** The rank of the moved-down teams’ opponents: the first are paired, each with the best resident. */
export function movedDownRank(pairing: Pairing, moved: number, residents: number): readonly number[] {
  const opponents = new Map(pairing.filter(([one, other]) => one < moved && other >= moved));
  return [
    ...upTo(moved).map((one) => Number(opponents.has(one))),
    ...upTo(moved).map((one) => moved + residents - (opponents.get(one) ?? moved + residents)),
  ];
}

/** Positive if the first list is the greater one. */
export function compareLists(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
