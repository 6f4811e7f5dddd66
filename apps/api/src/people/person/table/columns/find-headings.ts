import { folded } from '../../../../platform/csv/folded.ts';
import type { CellRow } from '../../../../platform/csv/read-cells.ts';
import { evident, fitsMost, fittingTests } from './column-content.ts';
import { fieldOfHeading } from './headings.ts';

/** Above the headings there may be a title and the name of the club. */
const linesAbove = 10;

interface HeadedRows {
  readonly headings: readonly string[] | null;
  /** The rows below, without headings that are repeated on every page. */
  readonly people: readonly CellRow[];
}

/** Separates the headings of a table from its people. */
export function findHeadings(rows: readonly CellRow[], today: string): HeadedRows {
  const counts = rows.slice(0, linesAbove).map((row) => countKnown(row, rows));
  const at = counts.findIndex((count) => count >= 2);
  if (at >= 0) return below(rows, at);
  const isFirst = (counts[0] === 1 && !hasFigures(rows[0])) || isOfOtherKind(rows, today);
  return isFirst ? below(rows, 0) : { headings: null, people: rows };
}

function below(rows: readonly CellRow[], at: number): HeadedRows {
  const headings = rows[at]?.cells ?? [];
  const key = keyOf(headings);
  return { headings, people: rows.slice(at + 1).filter(({ cells }) => keyOf(cells) !== key) };
}

function keyOf(cells: readonly string[]): string {
  return cells.map(folded).join('\n').trim();
}

/** How many fields a row names. "Jugador", if other rows repeat it there, is a role, not a heading. */
function countKnown(row: CellRow, rows: readonly CellRow[]): number {
  const key = keyOf(row.cells);
  const fields = row.cells.flatMap((cell, at) => {
    const field = fieldOfHeading(cell);
    if (field === null) return [];
    const word = folded(cell);
    const isRepeated = rows.some(({ cells }) => folded(cells[at] ?? '') === word && keyOf(cells) !== key);
    return isRepeated ? [] : [field];
  });
  return new Set(fields).size;
}

/** A row with numbers, dates or addresses is not above the table. */
function hasFigures(row: CellRow | undefined): boolean {
  return row?.cells.some((cell) => /^[\d /.+-]+$/.test(cell) || cell.includes('@')) ?? false;
}

/** Unknown headings: in several columns of numbers, dates or addresses the first row is text. */
function isOfOtherKind(rows: readonly CellRow[], today: string): boolean {
  const [first, ...rest] = rows;
  if (!first || rest.length < 2) return false;
  const tests = fittingTests(today).filter(([field]) => field === 'shirt' || evident.has(field));
  const odd = first.cells.filter((cell, index) => {
    const column = rest.map(({ cells }) => cells[index] ?? '');
    return /\p{L}/u.test(cell) && tests.some(([, fits]) => !fits(cell) && fitsMost(column, fits));
  });
  return odd.length >= 2;
}
