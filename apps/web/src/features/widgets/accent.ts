/** `a1b2c3` in the URL; null for anything else. */
export function parseAccent(value: string): string | null {
  return /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null;
}
