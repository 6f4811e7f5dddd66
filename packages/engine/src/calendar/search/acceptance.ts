const SIZE = 4096;

/**
 * How costly a change may be and still be accepted, in units of the temperature: −ln of evenly spread probabilities.
 * Kept as whole 1/65536ths, so that every machine takes the same decisions.
 */
const tolerances = Int32Array.from({ length: SIZE }, (_, index) =>
  Math.round(-Math.log((index + 0.5) / SIZE) * 65_536),
);

/** The Metropolis rule: whether a change of this cost is accepted at this temperature. */
export function isAccepted(cost: number, temperature: number, drawn: number): boolean {
  return cost <= 0 || cost * 65_536 <= temperature * (tolerances[drawn % SIZE] as number);
}
