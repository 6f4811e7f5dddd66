/** One query parameter; a repeated or empty one counts as missing. */
export function oneOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
