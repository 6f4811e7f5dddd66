import type { TableField } from '../cells/fields.ts';
import { evident, fitsMost, fittingTests, looksLikeNames } from './column-content.ts';
import { fieldOfHeading, isGenericName, isNumbering, isOtherHeading } from './headings.ts';

export interface TableColumn {
  readonly index: number;
  /** Empty where the table has no headings. */
  readonly heading: string;
  /** Null for a column that is not read. */
  readonly field: TableField | null;
  readonly how: 'HEADING' | 'CONTENT' | 'CHOSEN' | 'NONE';
}

/** The user's choice of columns, by their index. */
export type ChosenColumns = Readonly<Record<number, TableField | 'ignore'>>;

interface Columns {
  readonly headings: readonly string[] | null;
  readonly cells: readonly (readonly string[])[];
  readonly width: number;
}

interface Settings {
  readonly chosen: ChosenColumns;
  readonly today: string;
  /** Whether it is a list of names like "García López, Ana". */
  readonly isCommaList: boolean;
}

/** Finds out what each column holds: as chosen, else by its heading, else by its content. */
export function findColumns(table: Columns, settings: Settings): readonly TableColumn[] {
  const found = Array.from({ length: table.width }, (_, index): TableColumn => {
    const heading = table.headings?.[index] ?? '';
    const field = settings.chosen[index];
    if (field === undefined) return { index, heading, field: null, how: 'NONE' };
    return { index, heading, field: field === 'ignore' ? null : field, how: 'CHOSEN' };
  });
  return byContent(byHeading(found), table, settings);
}

const isOpen = ({ how }: TableColumn) => how === 'NONE';

function takenBy(columns: readonly TableColumn[]): Set<TableField> {
  return new Set(columns.flatMap(({ field }) => field ?? []));
}

/** Only names may be in several columns: "Primer apellido", "Segundo apellido". */
const mayRepeat = (field: TableField) => field === 'surnames' || field === 'firstName';

function byHeading(columns: readonly TableColumn[]): readonly TableColumn[] {
  const taken = takenBy(columns);
  const named = columns.map((column) => (isOpen(column) ? fieldOfHeading(column.heading) : null));
  const hasSurnames = taken.has('surnames') || named.includes('surnames');
  const hasShirts = columns.some(({ heading }, at) => named[at] === 'shirt' && !isNumbering(heading));
  return columns.map((column, at) => {
    const { heading } = column;
    let field = named[at] ?? null;
    if (field === 'shirt' && hasShirts && isNumbering(heading)) field = null;
    if (field === 'firstName' && !hasSurnames && isGenericName(heading)) field = 'name';
    if (field === null || (taken.has(field) && !(mayRepeat(field) && named[at] === field))) return column;
    taken.add(field);
    return { ...column, field, how: 'HEADING' };
  });
}

function byContent(
  columns: readonly TableColumn[],
  { cells }: Columns,
  settings: Settings,
): readonly TableColumn[] {
  const taken = takenBy(columns);
  const tests = fittingTests(settings.today);
  const typed = columns.map((column): TableColumn => {
    const { index, heading } = column;
    if (!isOpen(column) || isOtherHeading(heading)) return column;
    const values = cells.map((row) => row[index] ?? '');
    const isCandidate = (one: TableField) => !taken.has(one) && (heading === '' || evident.has(one));
    const field = tests.find(([one, fits]) => isCandidate(one) && fitsMost(values, fits))?.[0];
    if (field === undefined) return column;
    taken.add(field);
    return { ...column, field, how: 'CONTENT' };
  });
  return ['name', 'firstName', 'surnames'].some((field) => taken.has(field as TableField))
    ? typed
    : withNames(typed, cells, settings);
}

/** One column of names has full names. Of two, the one with more words has the surnames. */
function withNames(
  columns: readonly TableColumn[],
  cells: readonly (readonly string[])[],
  { isCommaList }: Settings,
): readonly TableColumn[] {
  const candidates = columns
    .filter((column) => isOpen(column) && !isOtherHeading(column.heading))
    .map(({ index }) => ({ index, cells: cells.map((row) => row[index] ?? '') }))
    .filter((column) => looksLikeNames(column.cells))
    .map((column) => ({ index: column.index, words: column.cells.join(' ').split(' ').length }));
  const fields = new Map<number, TableField>();
  const [a, b] = candidates;
  if (a && candidates.length === 1) fields.set(a.index, 'name');
  if (a && b && candidates.length === 2 && (a.words !== b.words || isCommaList)) {
    const isFirst = isCommaList || a.words > b.words;
    fields.set(a.index, isFirst ? 'surnames' : 'firstName');
    fields.set(b.index, isFirst ? 'firstName' : 'surnames');
  }
  return columns.map((column) => {
    const field = fields.get(column.index);
    return field ? { ...column, field, how: 'CONTENT' } : column;
  });
}
