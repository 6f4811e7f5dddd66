interface Cell {
  readonly text: string;
  /** Where its separator, its line end or the end of the table is. */
  readonly end: number;
}

/**
 * Splits a table into rows of cells. Every character is read at most twice, whatever the text: Papa Parse,
 * which writes our tables, searches for the next separator and line end from each quote, which takes a minute
 * for 2 MB of quotes.
 */
export function parseCells(
  text: string,
  separator: string,
  maxLines: number,
): readonly (readonly string[])[] | 'UNREADABLE' | 'TOO_LONG' {
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; ; at += 1) {
    const cell = text[at] === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    if (cell === null) return 'UNREADABLE';
    row.push(cell.text);
    at = cell.end;
    if (text[at] === separator) continue;
    rows.push(row);
    if (rows.length > maxLines) return 'TOO_LONG';
    if (at >= text.length) return rows;
    row = [];
  }
}

function plainCell(text: string, start: number, separator: string): Cell {
  let end = start;
  while (!isCellEnd(text, end, separator)) end += 1;
  return { text: text.slice(start, end), end };
}

/** Null if the quotes never end, or if anything but spaces follows them. */
function quotedCell(text: string, start: number, separator: string): Cell | null {
  const pieces: string[] = [];
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    const isDoubled = text[quote + 1] === '"';
    pieces.push(text.slice(from, isDoubled ? quote + 1 : quote));
    from = quote + 2;
    if (isDoubled) continue;
    let end = quote + 1;
    while (text[end] === ' ') end += 1;
    return isCellEnd(text, end, separator) ? { text: pieces.join(''), end } : null;
  }
}

function isCellEnd(text: string, at: number, separator: string): boolean {
  return at >= text.length || text[at] === separator || text[at] === '\n';
}
