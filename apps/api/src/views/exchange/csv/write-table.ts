import Papa from 'papaparse';
import { startsFormula } from './formula.ts';

/** A CSV for spreadsheets: with semicolons, as Spanish ones expect, and with formulas escaped. */
export function writeTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
) {
  const data = rows.map((row) => row.map((cell) => cell ?? ''));
  const csv = Papa.unparse(
    { fields: [...headings], data },
    { delimiter: ';', escapeFormulae: startsFormula },
  );
  // Without a byte order mark, spreadsheets misread accents.
  return `\uFEFF${csv}\r\n`;
}
