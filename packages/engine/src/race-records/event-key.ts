/** What makes one event of "100 m", "100m" and "100 M". */
export function eventKey(event: string): string {
  return event.replaceAll(/\s+/gu, '').toLowerCase();
}
