import { ensureRoom, inks, innerOf, type Paper, write, writeLines } from '../paper.ts';
import { type FittedText, lineHeight, shrinkToFit } from '../text/lines.ts';

interface GridMatch {
  readonly above: string;
  readonly home: string;
  readonly away: string;
  readonly score: { readonly home: number; readonly away: number } | null;
}

export interface GridRow {
  readonly hour: string;
  /** One for each column; several matches if a field is double-booked. */
  readonly cells: readonly (readonly GridMatch[])[];
}

interface Grid {
  readonly x: number;
  readonly hourWidth: number;
  readonly headings: readonly string[];
  readonly rows: readonly GridRow[];
}

const head = 20;
const gap = 3;
const padding = 4;
const sizes = { above: 6.5, name: 8.5, smallest: 6.5 };
const scoreWidth = 22;
const aboveHeight = sizes.above * lineHeight + 2;
const lowestRow = 36;

/** Times from top to bottom, fields from left to right; headings are repeated on every page. */
export function drawGrid(paper: Paper, grid: Grid): void {
  const column = (innerOf(paper) - grid.hourWidth) / grid.headings.length;
  drawHeadings(paper, grid, column);
  for (const row of grid.rows) {
    const cells = row.cells.map((matches) => matches.map((match) => layOut(paper, match, column)));
    const heights = cells.map((matches) => matches.reduce((sum, { height }) => sum + height + gap, gap));
    const height = Math.max(lowestRow, ...heights);
    if (ensureRoom(paper, height)) drawHeadings(paper, grid, column);
    drawRow(paper, grid, { hour: row.hour, cells, height, column });
  }
  paper.y += 14;
}

interface LaidOut {
  readonly match: GridMatch;
  readonly names: readonly [FittedText, FittedText];
  readonly height: number;
}

function layOut(paper: Paper, match: GridMatch, column: number): LaidOut {
  const width = column - 2 * gap - 2 * padding - (match.score === null ? 0 : scoreWidth);
  const box = { width, size: sizes.name, minSize: sizes.smallest, cut: 'bold', maxLines: 3 } as const;
  const names = [shrinkToFit(paper, match.home, box), shrinkToFit(paper, match.away, box)] as const;
  const height = names.reduce((sum, name) => sum + heightOf(name), aboveHeight + 2 * padding);
  return { match, names, height };
}

const heightOf = ({ lines, size }: FittedText) => lines.length * size * lineHeight + 1;

function drawHeadings(paper: Paper, { x, hourWidth, headings }: Grid, column: number): void {
  const top = paper.y;
  paper.rect(x, top, innerOf(paper), head).fill(inks.navy);
  for (const [index, heading] of headings.entries()) {
    const place = { x: x + hourWidth + index * column + gap, y: top + 6, width: column - 2 * gap };
    write(paper, heading, place, { size: 9, minSize: 6, cut: 'bold', ink: inks.white, align: 'center' });
  }
  paper.y = top + head;
}

interface DrawnRow {
  readonly hour: string;
  readonly cells: readonly (readonly LaidOut[])[];
  readonly height: number;
  readonly column: number;
}

function drawRow(paper: Paper, { x, hourWidth }: Grid, { hour, cells, height, column }: DrawnRow): void {
  const top = paper.y;
  const time = { x, y: top + gap + padding, width: hourWidth - gap };
  write(paper, hour, time, { size: 11, minSize: 8, cut: 'black' });
  for (const [index, cell] of cells.entries()) {
    let y = top + gap;
    for (const one of cell) {
      const box = { x: x + hourWidth + index * column + gap, y, width: column - 2 * gap, height: one.height };
      drawMatch(paper, one, box);
      y += one.height + gap;
    }
  }
  paper
    .moveTo(x, top + height)
    .lineTo(x + innerOf(paper), top + height)
    .lineWidth(0.5)
    .stroke(inks.line);
  paper.y = top + height;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawMatch(paper: Paper, { match, names }: LaidOut, { x, y, width, height }: Box): void {
  paper.roundedRect(x, y, width, height, 4).fill(inks.soft);
  paper.rect(x, y, 2.5, height).fill(inks.teal);
  const left = x + padding + 1;
  const inside = width - 2 * padding;
  const above = { x: left, y: y + padding - 1, width: inside };
  write(paper, match.above, above, { size: sizes.above, minSize: 5, ink: inks.teal, cut: 'bold' });
  let top = y + padding + aboveHeight;
  for (const [index, name] of names.entries()) {
    const free = inside - (match.score === null ? 0 : scoreWidth);
    writeLines(paper, name.lines, { x: left, y: top, width: free }, { size: name.size, cut: 'bold' });
    const score = index === 0 ? match.score?.home : match.score?.away;
    const place = { x: x + width - padding - scoreWidth, y: top, width: scoreWidth };
    if (score !== undefined)
      write(paper, `${score}`, place, { size: sizes.name, minSize: 5, cut: 'black', align: 'right' });
    top += heightOf(name);
  }
}
