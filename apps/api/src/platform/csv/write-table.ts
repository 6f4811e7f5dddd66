import Papa from 'papaparse';
import { startsFormula } from './formula.ts';

/** A CSV for spreadsheets: with semicolons, which Spanish ones expect, and with formulas escaped. */
export function writeTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
) {
  // Without a byte order mark, spreadsheets misread accents.
  return `\uFEFF${writeRows([headings, ...rows])}`;
}

/** Only the rows, for a table that is written in pieces. */
export function writeRows(rows: readonly (readonly (string | number | null)[])[]): string {
  const data = rows.map((row) => row.map((cell) => cell ?? ''));
  return data.length === 0
    ? ''
    : `${Papa.unparse(data, { delimiter: ';', escapeFormulae: startsFormula })}\r\n`;
}
