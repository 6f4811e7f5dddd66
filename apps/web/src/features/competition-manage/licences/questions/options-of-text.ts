/** The options of a choice, as they are typed: one per line. Empty lines stay while somebody types. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Nobody means an empty line as an option. */
export const filledIn = (lines: readonly string[]): string[] =>
  lines.map((line) => line.trim()).filter((line) => line !== '');
