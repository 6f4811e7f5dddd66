/** "Liga Otoño 2026" is saved as "liga-otono-2026.json". */
export function fileNameOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `${slug === '' ? 'competition' : slug}.json`;
}
