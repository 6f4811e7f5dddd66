import Papa from 'papaparse';
import { beginsFormula } from './formula.ts';

/** The columns of a table, each with the headings by which people call it. */
export type Columns = Readonly<Record<string, readonly string[]>>;

export interface Line<C extends Columns> {
  /** Where it stands in the file, headings included: as a spreadsheet numbers it. */
  readonly line: number;
  readonly cells: Readonly<Record<keyof C & string, string>>;
}

/** More than any table of people has: what is larger is not looked at cell by cell. */
const most = { lines: 3_000, columns: 250, cell: 5_000 };

export type Table<C extends Columns> = readonly Line<C>[] | 'UNREADABLE' | 'TOO_LONG';

/**
 * Reads a table as spreadsheets of any country write it: comma, semicolon or tab. Without headings, the columns are
 * taken in their order.
 */
export function readTable<C extends Columns>(csv: string, columns: C): Table<C> {
  const text = csv.replace(/^\uFEFF/, '');
  // The parser looks through all that follows after some lines: it is stopped at one too many, not asked how many there are.
  const settings = { delimiter: markIn(text), preview: most.lines + 1 };
  const { data, errors } = Papa.parse<string[]>(text, settings);
  if (data.length > most.lines) return 'TOO_LONG';
  if (errors.some(({ type }) => type === 'Quotes') || data.some(isBeyondATable)) return 'UNREADABLE';
  return linesUnder(columns, data);
}

function isBeyondATable(cells: readonly string[]): boolean {
  return cells.length > most.columns || cells.some((cell) => cell.length > most.cell);
}

function linesUnder<C extends Columns>(columns: C, data: readonly (readonly string[])[]): readonly Line<C>[] {
  const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map(tidy) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const names = Object.keys(columns) as (keyof C & string)[];
  const headings = headingsIn(filled[0]?.cells ?? [], columns);
  const at = names.map((name) => [name, (headings ?? names).indexOf(name)] as const);
  return (headings ? filled.slice(1) : filled).map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(at.map(([name, index]) => [name, cells[index] ?? ''])) as Line<C>['cells'],
  }));
}

/** What stands between cells: the mark that the first line has most of. */
function markIn(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const marks = [';', ',', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return marks.reduce((most, next) => (next.count > most.count ? next : most)).mark;
}

/** The column under each heading; null when the first line is a row like the others. */
function headingsIn(cells: readonly string[], columns: Columns): (string | null)[] | null {
  const found = cells.map((cell) => columnCalled(cell, columns));
  return found.some((column) => column !== null) ? found : null;
}

function columnCalled(heading: string, columns: Columns): string | null {
  const name = folded(heading);
  const called = Object.entries(columns).find(([, headings]) => headings.includes(name));
  return called?.[0] ?? null;
}

/** Without accents and case. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Our own tables put an apostrophe before what a spreadsheet would take for a formula. */
function tidy(cell: string): string {
  const text = cell.trim();
  return text.startsWith("'") && beginsFormula.test(text.slice(1)) ? text.slice(1) : text;
}
