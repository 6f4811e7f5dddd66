import { folded } from '../../../../platform/csv/folded.ts';
import type { CellRow } from '../../../../platform/csv/read-cells.ts';
import { fitsMost, fittingTests } from './column-content.ts';
import { fieldOfHeading } from './headings.ts';

/** Above the headings there may be a title and the name of the club. */
const linesAbove = 10;

interface HeadedRows {
  readonly headings: readonly string[] | null;
  /** The rows below, without headings that are repeated on every page. */
  readonly people: readonly CellRow[];
}

/** Tells the headings of a table from its people. */
export function findHeadings(rows: readonly CellRow[], today: string): HeadedRows {
  const at = rows.slice(0, linesAbove).findIndex(({ cells }) => countKnown(cells) >= 2);
  const [first] = rows;
  if (at >= 0) return below(rows, at);
  return first && (isLoneHeading(first, rows) || isOfOtherKind(rows, today))
    ? below(rows, 0)
    : { headings: null, people: rows };
}

function below(rows: readonly CellRow[], at: number): HeadedRows {
  const headings = rows[at]?.cells ?? [];
  const key = keyOf(headings);
  return { headings, people: rows.slice(at + 1).filter(({ cells }) => keyOf(cells) !== key) };
}

function keyOf(cells: readonly string[]): string {
  return cells.map(folded).join('\n').trim();
}

function countKnown(cells: readonly string[]): number {
  return new Set(cells.flatMap((cell) => fieldOfHeading(cell) ?? [])).size;
}

/** One known heading among unknown ones. A word such as "Jugador" that the rows below repeat is a role and no heading. */
function isLoneHeading({ cells }: CellRow, rows: readonly CellRow[]): boolean {
  const at = cells.findIndex((cell) => fieldOfHeading(cell) !== null);
  if (at < 0 || cells.some((cell) => /[\d@]/.test(cell))) return false;
  const word = folded(cells[at] ?? '');
  return rows.filter((row) => folded(row.cells[at] ?? '') === word).length === 1;
}

const telling = new Set(['email', 'document', 'birthday', 'shirt', 'phone']);

/** Headings in words that we do not know: in several columns of numbers, dates or addresses the first row is a text. */
function isOfOtherKind(rows: readonly CellRow[], today: string): boolean {
  const [first, ...rest] = rows;
  if (!first || rest.length < 2) return false;
  const tests = fittingTests(today).filter(([field]) => telling.has(field));
  const odd = first.cells.filter((cell, index) => {
    const column = rest.map(({ cells }) => cells[index] ?? '');
    return /\p{L}/u.test(cell) && tests.some(([, fits]) => !fits(cell) && fitsMost(column, fits));
  });
  return odd.length >= 2;
}
