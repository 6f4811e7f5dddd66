/** A line of a pasted list, with its number from 1. */
export interface TableLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The cells of a spreadsheet, a CSV file or a plain list, without empty lines. */
export function linesOf(text: string): readonly TableLine[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(rows);
  return rows
    .map((row, index) => ({ line: index + 1, cells: cellsOf(row, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/**
 * Spreadsheets copy tabs; otherwise the separator found in more than half of the lines. A single comma may be
 * part of a name.
 */
function separatorOf(rows: readonly string[]): string | null {
  const filled = rows.filter((row) => row.trim() !== '');
  return (
    ['\t', ';', ','].find((sign) => filled.filter((row) => row.includes(sign)).length * 2 > filled.length) ??
    null
  );
}

/** Quotes may contain separators; a doubled quote is one. */
function cellsOf(row: string, separator: string | null): readonly string[] {
  const cells: string[] = [''];
  let isQuoted = false;
  for (let index = 0; index < row.length; index++) {
    const letter = row.charAt(index);
    const last = cells.length - 1;
    if (letter === '"' && isQuoted && row.charAt(index + 1) === '"') {
      cells[last] += '"';
      index += 1;
    } else if (letter === '"' && (isQuoted || cells[last] === '')) isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) cells.push('');
    else cells[last] += letter;
  }
  return cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
}
