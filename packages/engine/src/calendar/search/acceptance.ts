const SIZE = 4096;

/**
 * How much worse an accepted change may be, in units of the temperature: −ln of evenly spaced probabilities.
 * Stored as multiples of 1/65536, so that every machine takes the same decisions.
 */
const tolerances = Int32Array.from({ length: SIZE }, (_, index) =>
  Math.round(-Math.log((index + 0.5) / SIZE) * 65_536),
);

/** The Metropolis rule: whether a change of this cost is accepted at this temperature. */
export function isAccepted(cost: number, temperature: number, drawn: number): boolean {
  return cost <= 0 || cost * 65_536 <= temperature * (tolerances[drawn % SIZE] as number);
}
