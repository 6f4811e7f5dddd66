import Papa from 'papaparse';
import { beginsFormula } from './formula.ts';

/** A table that spreadsheets open: with semicolons, as they do in Spain, and nothing in it that they would compute. */
export function writeTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
) {
  const data = rows.map((row) => row.map((cell) => cell ?? ''));
  const csv = Papa.unparse(
    { fields: [...headings], data },
    { delimiter: ';', escapeFormulae: beginsFormula },
  );
  // Without this mark, spreadsheets take accents for something else.
  return `\uFEFF${csv}\r\n`;
}
