import Papa from 'papaparse';

/** The columns of a table, each with the headings by which people call it. */
export type Columns = Readonly<Record<string, readonly string[]>>;

export interface Line<C extends Columns> {
  /** Where it stands in the file, headings included: as a spreadsheet numbers it. */
  readonly line: number;
  readonly cells: Readonly<Record<keyof C & string, string>>;
}

/**
 * Reads a table as spreadsheets of any country write it: comma, semicolon or tab. Without headings, the columns are
 * taken in their order. Null when it is no table.
 */
export function readTable<C extends Columns>(csv: string, columns: C): readonly Line<C>[] | null {
  const text = csv.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: markIn(text) });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map(tidy) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const names = Object.keys(columns) as (keyof C & string)[];
  const headings = headingsIn(filled[0]?.cells ?? [], columns);
  const at = headings ?? names;
  return (headings ? filled.slice(1) : filled).map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(names.map((name) => [name, cells[at.indexOf(name)] ?? ''])) as Line<C>['cells'],
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
  const called = Object.entries(columns).find(([, headings]) => headings.includes(folded(heading)));
  return called?.[0] ?? null;
}

/** Without accents and case. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Our own tables put an apostrophe before what a spreadsheet would take for a formula. */
function tidy(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, '');
}
