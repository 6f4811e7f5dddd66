/** The order of ids and instants: by code unit, the same on every machine and in every language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
