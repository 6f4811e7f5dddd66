/**
 * Compares ids and instants by code unit, so the order is the same on every machine and in every language.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
