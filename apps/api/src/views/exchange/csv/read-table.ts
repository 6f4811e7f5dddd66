import Papa from 'papaparse';
import { startsFormula } from './formula.ts';

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
 * headings, the columns are taken in order.
 */
export function readTable<C extends Columns>(csv: string, columns: C): Table<C> {
  const text = csv.replace(/^\uFEFF/, '');
  // One line over the limit is enough to refuse: parsing the rest would be wasted work.
  const settings = { delimiter: findSeparator(text), preview: limits.lines + 1 };
  const { data, errors } = Papa.parse<string[]>(text, settings);
  if (data.length > limits.lines) return 'TOO_LONG';
  if (errors.some(({ type }) => type === 'Quotes') || data.some(isTooLarge)) return 'UNREADABLE';
  return readLines(columns, data);
}

function isTooLarge(cells: readonly string[]): boolean {
  return cells.length > limits.columns || cells.some((cell) => cell.length > limits.cell);
}

function readLines<C extends Columns>(columns: C, data: readonly (readonly string[])[]): readonly Line<C>[] {
  const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map(unescapeCell) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const names = Object.keys(columns) as (keyof C & string)[];
  const headings = findHeadings(filled[0]?.cells ?? [], columns);
  const at = names.map((name) => [name, (headings ?? names).indexOf(name)] as const);
  return (headings ? filled.slice(1) : filled).map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(at.map(([name, index]) => [name, cells[index] ?? ''])) as Line<C>['cells'],
  }));
}

/** The separator that occurs most often in the first line. */
function findSeparator(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const counts = [';', ',', '\t'].map((separator) => ({ separator, count: first.split(separator).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
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

/** Without accents, case and extra spaces. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Removes the apostrophe that our own exports put before formula-like text. */
function unescapeCell(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && startsFormula.test(text.slice(1)) ? text.slice(1) : text;
}
