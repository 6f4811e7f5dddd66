/** One value of an address's query; a repeated or an empty one counts as none. */
export function oneOf(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
