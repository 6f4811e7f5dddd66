import type { RubberRules } from '@traip/engine';
import { rubberNames } from '../../words/rubber-names.ts';
import { words } from '../../words/words.ts';
import { inks, type Paper, write } from '../paper.ts';
import type { ResultSheet } from './draw-result-sheet.ts';

interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly end: number;
}

const nameWidth = 78;
const setWidth = 44;
const resultWidth = 52;
const headings = 13;
const highest = 30;

/** A line for each rubber of a tie: players, sets, and the result of the tie below. */
export function drawRubbers(
  paper: Paper,
  { x, y, width, end }: Space,
  { rubbers, names, match, locale }: ResultSheet & { readonly rubbers: RubberRules },
): void {
  const { set, result } = words[locale];
  const bestOf = rubbers.sets.bestOf;
  const sets = Array.from({ length: bestOf }, (_, at) => ({ heading: `${set} ${at + 1}`, width: setWidth }));
  const fixed = nameWidth + bestOf * setWidth + resultWidth;
  const player = (width - fixed) / 2;
  const sides = (['home', 'away'] as const).map((side) => ({
    heading: names.side(match, side),
    width: player,
  }));
  const columns = [...sides, ...sets, { heading: result, width: resultWidth }];
  // One line more for the result of the tie.
  const row = Math.min(highest, (end - y - headings) / (rubbers.list.length + 1));
  drawHeadings(paper, { x: x + nameWidth, y }, columns);
  for (const [index, name] of rubberNames(rubbers.list, locale).entries()) {
    const top = y + headings + index * row;
    write(
      paper,
      name,
      { x: x + 2, y: top + 6, width: nameWidth - 6 },
      { size: 9, minSize: 6, lines: 2, cut: 'bold' },
    );
    let left = x + nameWidth;
    for (const column of columns) {
      drawBox(paper, { x: left, y: top, width: column.width, height: row });
      left += column.width;
    }
  }
  const total = y + headings + rubbers.list.length * row;
  const label = { x, y: total + 8, width: width - resultWidth - 8 };
  write(paper, result, label, { size: 9, cut: 'bold', align: 'right' });
  const box = { x: x + width - resultWidth, y: total, width: resultWidth, height: row };
  drawBox(paper, box, inks.navy);
}

interface Column {
  readonly heading: string;
  readonly width: number;
}

function drawHeadings(paper: Paper, { x, y }: Pick<Space, 'x' | 'y'>, columns: readonly Column[]): void {
  let left = x;
  for (const { heading, width } of columns) {
    const place = { x: left + 2, y, width: width - 4 };
    write(paper, heading, place, { size: 7, minSize: 4.5, ink: inks.quiet, cut: 'bold', align: 'center' });
    left += width;
  }
}

interface Box extends Pick<Space, 'x' | 'y' | 'width'> {
  readonly height: number;
}

function drawBox(paper: Paper, { x, y, width, height }: Box, ink = '#8a94a8'): void {
  paper
    .rect(x + 1.5, y + 1, width - 3, height - 3)
    .lineWidth(ink === inks.navy ? 1.5 : 0.75)
    .stroke(ink);
}
