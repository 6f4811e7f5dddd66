import { folded } from './folded.ts';
import { type CellRow, readCells } from './read-cells.ts';

/** The columns of a table, each with the headings people use for it. */
type Columns = Readonly<Record<string, readonly string[]>>;

export interface Line<C extends Columns> {
  /** Row number as a spreadsheet shows it, counting the headings. */
  readonly line: number;
  readonly cells: Readonly<Record<keyof C & string, string>>;
}

/** Larger than any real table; beyond this the cells are not processed. */
const limits = { lines: 3_000, columns: 250, cell: 5_000 };

type Table<C extends Columns> = readonly Line<C>[] | 'UNREADABLE' | 'TOO_LONG';

/**
 * Reads a table separated by commas, semicolons or tabs, as spreadsheets of different countries write it. Without
 * headings, the columns are read in order.
 */
export function readTable<C extends Columns>(csv: string, columns: C): Table<C> {
  const rows = readCells(csv, limits.lines);
  if (typeof rows === 'string') return rows;
  return rows.some(isTooLarge) ? 'UNREADABLE' : readLines(columns, rows);
}

function isTooLarge({ cells }: CellRow): boolean {
  return cells.length > limits.columns || cells.some((cell) => cell.length > limits.cell);
}

function readLines<C extends Columns>(columns: C, rows: readonly CellRow[]): readonly Line<C>[] {
  const names = Object.keys(columns) as (keyof C & string)[];
  const headings = findHeadings(rows[0]?.cells ?? [], columns);
  const at = names.map((name) => [name, (headings ?? names).indexOf(name)] as const);
  return (headings ? rows.slice(1) : rows).map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(at.map(([name, index]) => [name, cells[index] ?? ''])) as Line<C>['cells'],
  }));
}

/** The column of each heading, or null if the first line is not headings. */
function findHeadings(cells: readonly string[], columns: Columns): (string | null)[] | null {
  const found = cells.map((cell) => findColumn(cell, columns));
  return found.some((column) => column !== null) ? found : null;
}

function findColumn(heading: string, columns: Columns): string | null {
  const name = folded(heading);
  const entry = Object.entries(columns).find(([, headings]) => headings.includes(name));
  return entry?.[0] ?? null;
}
