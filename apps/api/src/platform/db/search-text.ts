/** Normalises names and search terms alike: without accents, case and punctuation. */
export function searchTextOf(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A tsquery for words with the typed prefixes; empty if nothing searchable was typed. */
export function prefixQuery(typed: string): string {
  const words = searchTextOf(typed).split(' ').filter(Boolean).slice(0, 8);
  return words.map((word) => `${word}:*`).join(' & ');
}
