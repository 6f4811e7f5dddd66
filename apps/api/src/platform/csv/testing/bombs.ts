/** The longest accepted table. */
const length = 500_000;
const filled = (piece: string) => piece.repeat(length / piece.length);

/** Tables of the maximum size that cost the most work, with the refusal of each. */
export const tableBombs: Readonly<Record<string, readonly ['UNREADABLE' | 'TOO_LONG', csv: string]>> = {
  'one cell of half a megabyte': ['UNREADABLE', filled('a')],
  'one row of half a million columns': ['UNREADABLE', `Nombre${filled(';').slice(7)}a`],
  'half a million rows with nothing in them': ['TOO_LONG', `a${filled('\n').slice(2)}a`],
  'a hundred thousand rows of empty quotes': ['TOO_LONG', filled('""\n').trim()],
  'as many columns as rows': ['TOO_LONG', `Nombre${';'.repeat(200_000)}\n${'a\n'.repeat(140_000)}b`],
  'a quote that never closes': ['UNREADABLE', `Nombre\n"${filled('a\n').slice(10)}a`],
  'nothing but quotes': ['UNREADABLE', filled('"').slice(1)],
  'quotes in the middle of everything': ['UNREADABLE', filled('"a"b;').slice(0, -1)],
  'one row of quoted cells': ['UNREADABLE', filled('"a";').slice(0, -1)],
  'nothing but commas': ['UNREADABLE', `a${filled(',').slice(2)}a`],
};
