import { startsFormula } from './formula.ts';
import { parseCells } from './parse-cells.ts';

export interface CellRow {
  /** Row number as a spreadsheet shows it. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The non-empty rows of a table, or why there are none: unbalanced quotes, or more lines than allowed. */
export function readCells(csv: string, maxLines: number): readonly CellRow[] | 'UNREADABLE' | 'TOO_LONG' {
  // A table assembled from several programs has different line ends.
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const rows = parseCells(text, findSeparator(text), maxLines);
  if (typeof rows === 'string') return rows;
  return rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(unescapeCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * The separator of the first line. A tab always is one, since no one types it into a cell. A first line
 * without any is a title or the only heading; then a comma below it is text.
 */
function findSeparator(text: string): string {
  const [first = '', ...next] = text.trimStart().split('\n', 10).map(withoutQuoted);
  if (/[\t;,]/.test(first)) return mostFrequent(first);
  return mostFrequent(next.join('\n').replaceAll(',', ''));
}

function mostFrequent(text: string): string {
  if (text.includes('\t')) return '\t';
  return text.split(',').length > text.split(';').length ? ',' : ';';
}

function withoutQuoted(line: string): string {
  return line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
}

/** Removes the apostrophe that our own exports put before formula-like text. */
function unescapeCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;
}
