import { fontFor, useFont } from './fonts.ts';
import { inks, makeRoom, type Paper, write } from './paper.ts';

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly isStrong?: boolean;
}

interface Table {
  readonly x: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
}

const rowHeight = 19;
const size = 8.5;
const gap = 5;

/** A table that continues on the next page with its headings repeated. */
export function drawTable(paper: Paper, table: Table): void {
  makeRoom(paper, rowHeight * 2);
  drawHeadings(paper, table);
  for (const [index, row] of table.rows.entries()) {
    const needed = heightOf(paper, table.columns, row);
    if (makeRoom(paper, needed)) drawHeadings(paper, table);
    drawRow(paper, table, row, { height: needed, isShaded: index % 2 === 1 });
  }
  paper.y += 14;
}

const widthOf = ({ columns }: Table) => columns.reduce((sum, column) => sum + column.width, 0);

/** Long text wraps onto a second line. */
function heightOf(paper: Paper, columns: readonly Column[], row: readonly string[]): number {
  const heights = columns.map(({ width, isStrong }, index) =>
    useFont(paper, fontFor(row[index] ?? '', isStrong ? 'bold' : 'regular'))
      .fontSize(size)
      .heightOfString(row[index] ?? '', { width: width - 2 * gap }),
  );
  return Math.max(rowHeight, Math.max(...heights) + 8);
}

function drawHeadings(paper: Paper, table: Table): void {
  const { x, columns } = table;
  const top = paper.y;
  paper.rect(x, top, widthOf(table), rowHeight).fill(inks.navy);
  let left = x;
  for (const { heading, width, align = 'left' } of columns) {
    const place = { x: left + gap, y: top + 5.5, width: width - 2 * gap };
    write(paper, heading, place, { size: 7.5, cut: 'bold', ink: inks.white, align });
    left += width;
  }
  paper.y = top + rowHeight;
}

function drawRow(
  paper: Paper,
  table: Table,
  row: readonly string[],
  { height, isShaded }: { readonly height: number; readonly isShaded: boolean },
): void {
  const top = paper.y;
  if (isShaded) paper.rect(table.x, top, widthOf(table), height).fill(inks.soft);
  let left = table.x;
  for (const [index, { width, align = 'left', isStrong = false }] of table.columns.entries()) {
    const place = { x: left + gap, y: top + 4.5, width: width - 2 * gap };
    write(paper, row[index] ?? '', place, { size, align, cut: isStrong ? 'bold' : 'regular', wraps: true });
    left += width;
  }
  paper
    .moveTo(table.x, top + height)
    .lineTo(table.x + widthOf(table), top + height)
    .lineWidth(0.5)
    .stroke(inks.line);
  paper.y = top + height;
}
