import { ensureRoom, inks, type Paper, write, writeLines } from './paper.ts';
import { breakLines, lineHeight, shrinkToFit } from './text/lines.ts';

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly isStrong?: boolean;
  /** Stays on one line: times and numbers shrink rather than break. */
  readonly isWhole?: boolean;
}

interface Table {
  readonly x: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

const rowHeight = 19;
const size = 8.5;
const smallest = 6;
const gap = 5;
/** Above and below the text of a row. */
const margin = 4.5;

/** A table that continues on the next page with its headings repeated. */
export function drawTable(paper: Paper, table: Table): void {
  ensureRoom(paper, rowHeight * 2);
  drawHeadings(paper, table);
  for (const [index, row] of table.rows.entries()) {
    const cells = table.columns.map((column, at) => layOut(paper, column, row[at] ?? ''));
    const height = Math.max(rowHeight, ...cells.map((cell) => cell.height));
    if (ensureRoom(paper, height)) drawHeadings(paper, table);
    drawRow(paper, table, cells, { height, isShaded: index % 2 === 1 });
  }
  paper.y += 14;
}

/** The height of a table on one page. */
export function heightOfTable(paper: Paper, { columns, rows }: Omit<Table, 'x'>): number {
  const heights = rows.map((row) =>
    Math.max(rowHeight, ...columns.map((column, at) => layOut(paper, column, row[at] ?? '').height)),
  );
  return heights.reduce((sum, height) => sum + height, rowHeight);
}

const widthOfTable = ({ columns }: Pick<Table, 'columns'>) =>
  columns.reduce((sum, column) => sum + column.width, 0);

interface Cell {
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
}

/** Long text wraps; drawing uses these lines, so that a row is never lower than its text. */
function layOut(paper: Paper, { width, isStrong, isWhole }: Column, text: string): Cell {
  const box = { width: width - 2 * gap, size, cut: isStrong ? ('bold' as const) : ('regular' as const) };
  const fitted = isWhole
    ? shrinkToFit(paper, text, { ...box, maxLines: 1, minSize: smallest })
    : { size, lines: breakLines(paper, text, { ...box, maxLines: Number.POSITIVE_INFINITY }) };
  return { ...fitted, height: fitted.lines.length * fitted.size * lineHeight + 2 * margin };
}

function drawHeadings(paper: Paper, table: Table): void {
  const { x, columns } = table;
  const top = paper.y;
  paper.rect(x, top, widthOfTable(table), rowHeight).fill(inks.navy);
  let left = x;
  for (const { heading, width, align = 'left' } of columns) {
    const place = { x: left + gap, y: top + 5.5, width: width - 2 * gap };
    write(paper, heading, place, { size: 7.5, minSize: 5, cut: 'bold', ink: inks.white, align });
    left += width;
  }
  paper.y = top + rowHeight;
}

function drawRow(
  paper: Paper,
  table: Table,
  cells: readonly Cell[],
  { height, isShaded }: { readonly height: number; readonly isShaded: boolean },
): void {
  const top = paper.y;
  const width = widthOfTable(table);
  if (isShaded) paper.rect(table.x, top, width, height).fill(inks.soft);
  let left = table.x;
  for (const [index, column] of table.columns.entries()) {
    const { lines = [], size: fitted = size } = cells[index] ?? {};
    const place = { x: left + gap, y: top + margin, width: column.width - 2 * gap };
    const style = { size: fitted, align: column.align ?? 'left', cut: column.isStrong ? 'bold' : 'regular' };
    writeLines(paper, lines, place, style as Parameters<typeof writeLines>[3]);
    left += column.width;
  }
  paper
    .moveTo(table.x, top + height)
    .lineTo(table.x + width, top + height)
    .lineWidth(0.5)
    .stroke(inks.line);
  paper.y = top + height;
}
