import { type Refusal, raceLimits, refuse } from '@traip/contract';
import { folded } from '../../../platform/csv/folded.ts';
import { type CellRow, readCells } from '../../../platform/csv/read-cells.ts';

/** How the columns of a kind of table are recognised. */
export interface TableKind<F extends string> {
  /** Common headings, normalised and separated by bars. */
  readonly headings: Readonly<Partial<Record<F, string>>>;
  /** What most cells of a column look like if there are no headings; in this order. */
  readonly contents: readonly (readonly [F, (cell: string) => boolean])[];
  /** Fields that can span several columns. */
  readonly repeatable: readonly F[];
  /** If no heading matches a field, the field to use instead. */
  readonly instead?: Readonly<Partial<Record<F, F>>>;
}

interface TableColumn<F extends string> {
  readonly index: number;
  readonly heading: string | null;
  readonly field: F | null;
}

export interface RaceTable<F extends string> {
  readonly columns: readonly TableColumn<F>[];
  /** Without the headings. */
  readonly rows: readonly CellRow[];
  /** Identifies tables of the same program. */
  readonly layout: string;
  /** Whether the columns come from an earlier such table. */
  readonly isRemembered: boolean;
  /** A row's cells in the columns of a field. */
  readonly textsOf: (row: CellRow, field: F) => readonly string[];
}

const maxCellLength = 200;
/** How many rows are enough to guess a column's content. */
const sample = 50;

/** The columns that a user chose for a table with these headings. */
interface Layout<F extends string> {
  readonly headings: string;
  readonly columns: readonly (F | null)[];
}

/** Reads a table; columns come from the user, now or earlier, or else from the headings or cells. */
export function readTable<F extends string>(
  text: string,
  kind: TableKind<F>,
  chosen: readonly (F | null)[] | undefined,
  known: readonly Layout<F>[] = [],
): RaceTable<F> | Refusal<'CSV_UNREADABLE' | 'TABLE_EMPTY' | 'TOO_MANY_ROWS'> {
  const read = readCells(text, raceLimits.entries + sample);
  if (read === 'TOO_LONG') return refuse('TOO_MANY_ROWS', { field: 'text' });
  if (read === 'UNREADABLE' || read.some(isTooLarge)) return refuse('CSV_UNREADABLE', { field: 'text' });
  const headings = headingsIn(read[0]?.cells ?? [], kind);
  const hasHeadings = headings !== null || hasUnknownHeadings(read, kind);
  const rows = hasHeadings ? read.slice(1) : read;
  if (rows.length === 0) return refuse('TABLE_EMPTY', { field: 'text' });
  if (rows.length > raceLimits.entries) return refuse('TOO_MANY_ROWS', { field: 'text' });
  const width = widthOf(rows);
  const named = headings ?? guess(rows, width, kind);
  const size = Math.max(width, headings?.length ?? 0);
  const layout = layoutKey(hasHeadings ? (read[0]?.cells ?? []) : null, size);
  const remembered = known.find((one) => one.headings === layout)?.columns;
  const fields = chosen ?? remembered ?? named;
  const columns = Array.from({ length: size }, (_, index) => ({
    index,
    heading: hasHeadings ? read[0]?.cells[index] || null : null,
    field: fields[index] ?? null,
  }));
  const isRemembered = chosen === undefined && remembered !== undefined;
  return { columns, rows, layout, isRemembered, textsOf: textReader(columns) };
}

/** Identifies files of the same program: by their headings, or by the number of columns. */
function layoutKey(headings: readonly string[] | null, size: number): string {
  if (headings === null) return `${size}`;
  return headings
    .map((heading) => folded(heading).slice(0, 40))
    .join('|')
    .slice(0, 1000);
}

function isTooLarge({ cells }: CellRow): boolean {
  return cells.length > raceLimits.columns || cells.some((cell) => cell.length > maxCellLength);
}

function textReader<F extends string>(columns: readonly TableColumn<F>[]): RaceTable<F>['textsOf'] {
  const byField = Map.groupBy(columns, ({ field }) => field);
  return ({ cells }, field) => (byField.get(field) ?? []).map(({ index }) => cells[index] ?? '');
}

/** The field of each heading, or null if the first row isn't a heading row. */
function headingsIn<F extends string>(
  cells: readonly string[],
  { headings, repeatable, instead }: TableKind<F>,
): readonly (F | null)[] | null {
  const known = (Object.entries(headings) as [F, string][]).map(
    ([field, words]) => [field, new Set(words.split('|'))] as const,
  );
  const taken = new Set<F>();
  const found = cells.map((cell) => {
    const words = headingWords(cell);
    const field = known.find(([, all]) => all.has(words))?.[0] ?? null;
    if (field === null || (taken.has(field) && !repeatable.includes(field))) return null;
    taken.add(field);
    return field;
  });
  return taken.size > 0 ? found.map((field) => named(field, taken, instead)) : null;
}

const widthOf = (rows: readonly CellRow[]) =>
  rows.slice(0, sample).reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** Unknown headings: words above columns of numbers, such as "Num" and "Tpo". */
function hasUnknownHeadings<F extends string>(
  [first, ...rest]: readonly CellRow[],
  kind: TableKind<F>,
): boolean {
  const tests = new Map(kind.contents);
  const numeric = guess(rest, widthOf(rest), kind).flatMap((field, index) => {
    const cells = rest.slice(0, sample).map((row) => row.cells[index] ?? '');
    const areNumbers = cells.filter((cell) => /\d/.test(cell)).length * 5 >= cells.length * 4;
    return field !== null && areNumbers ? [{ field, heading: first?.cells[index] ?? '' }] : [];
  });
  const isWord = ({ field, heading }: (typeof numeric)[number]) =>
    /\p{L}/u.test(heading) && !tests.get(field)?.(heading);
  return numeric.length > 0 && numeric.every(isWord);
}

function named<F extends string>(
  field: F | null,
  taken: ReadonlySet<F>,
  instead: TableKind<F>['instead'],
): F | null {
  const all = Object.entries(instead ?? {}) as [F, F][];
  const [replacement] = all.find(([one, other]) => other === field && !taken.has(one)) ?? [];
  return replacement ?? field;
}

/** "Nº dorsal" becomes "n dorsal", "5 km" becomes "km": splits are named after their distance. */
function headingWords(heading: string): string {
  return folded(heading.normalize('NFKD').replaceAll(/[º°#]/g, ''))
    .replaceAll(/[^\p{L} ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function guess<F extends string>(
  rows: readonly CellRow[],
  width: number,
  { contents, repeatable }: TableKind<F>,
): readonly (F | null)[] {
  const taken = new Set<F>();
  return Array.from({ length: width }, (_, index) => {
    const cells = rows
      .slice(0, sample)
      .map((row) => row.cells[index] ?? '')
      .filter((cell) => cell !== '');
    const fits = (test: (cell: string) => boolean) => cells.filter(test).length * 5 >= cells.length * 4;
    const isFree = (field: F) => !taken.has(field) || repeatable.includes(field);
    const field = contents.find(([one, test]) => isFree(one) && cells.length > 0 && fits(test))?.[0] ?? null;
    if (field !== null) taken.add(field);
    return field;
  });
}
