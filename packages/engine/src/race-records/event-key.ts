/** Normalises "100 m", "100m" and "100 M" to the same event. */
export function eventKey(event: string): string {
  return event.replaceAll(/\s+/gu, '').toLowerCase();
}
