/** Without accents, case and signs: how names are kept for searching, and how a search is read. */
export function searchTextOf(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A tsquery for words that begin as typed; empty when nothing was typed that could be found. */
export function beginningsOf(typed: string): string {
  const words = searchTextOf(typed).split(' ').filter(Boolean).slice(0, 8);
  return words.map((word) => `${word}:*`).join(' & ');
}
