import { type CellRow, readCells } from '../../../platform/csv/read-cells.ts';
import type { BirthdaySettings } from './cells/read-birthday.ts';
import { type ChosenColumns, findColumns, type TableColumn } from './columns/find-columns.ts';
import { findHeadings } from './columns/find-headings.ts';
import { flagDuplicates, type TableRow } from './find-duplicates.ts';
import { rowReader } from './read-row.ts';

export interface PeopleTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export type TableRefusal = 'TOO_LARGE' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS' | 'UNREADABLE' | 'EMPTY';

const tableLimits = { bytes: 2_000_000, rows: 1_000, columns: 30 } as const;

/** A title and headings, possibly on every page. */
const rowsAround = 200;

/** Spreadsheets add empty lines below a table. */
const limits = { lines: 20_000, cell: 5_000 };

interface Settings extends BirthdaySettings {
  readonly chosen?: ChosenColumns;
}

/** The people in a pasted table or a CSV file, row by row, with what is wrong in each; or why it cannot be read. */
export function readPeople(text: string, { chosen = {}, ...settings }: Settings): PeopleTable | TableRefusal {
  const rows = readRows(text);
  if (typeof rows === 'string') return rows;
  if (rows.length > tableLimits.rows + rowsAround) return 'TOO_MANY_ROWS';
  const { headings, people } = findHeadings(rows, settings.today);
  if (people.length === 0) return 'EMPTY';
  if (people.length > tableLimits.rows) return 'TOO_MANY_ROWS';
  const cells = people.map((row) => row.cells);
  const width = Math.max(...[headings ?? [], ...cells].map(widthOf));
  const isCommaList = width === 2 && !/[\t;]/.test(text) && text.split(', ').length > people.length;
  const columns = findColumns({ headings, cells, width }, { chosen, today: settings.today, isCommaList });
  return { columns, rows: flagDuplicates(people.map(rowReader(columns, people, settings))) };
}

function readRows(text: string): readonly CellRow[] | TableRefusal {
  if (Buffer.byteLength(text) > tableLimits.bytes) return 'TOO_LARGE';
  const rows = readCells(text, limits.lines);
  if (rows === 'TOO_LONG') return 'TOO_MANY_ROWS';
  if (rows === 'UNREADABLE') return rows;
  if (rows.some(({ cells }) => widthOf(cells) > tableLimits.columns)) return 'TOO_MANY_COLUMNS';
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > limits.cell))) return 'UNREADABLE';
  return rows.map(({ line, cells }) => ({ line, cells: cells.map(onOneLine) }));
}

/** Up to the last cell with something in it. */
function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell !== '') + 1;
}

/** Treats line breaks and other kinds of white space as spaces. */
function onOneLine(cell: string): string {
  return cell.replaceAll(/\s+/g, ' ').trim();
}
