import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema, Trx } from './schema.ts';

/** A row to insert: the columns of an insert, with the types of a select. */
export type NewRow<T extends keyof Schema> = WithTypesOf<Insertable<Schema[T]>, Selectable<Schema[T]>>;
type WithTypesOf<Keys, Types> = { readonly [K in keyof Keys]: K extends keyof Types ? Types[K] : never };

const rowsPerStatement = 2000;

/**
 * Inserts many rows, all with the same columns, in few statements. The rows are one parameter: the statement
 * is the same for any number of rows, so the server can cache its plan.
 */
export async function insertMany<T extends keyof Schema>(
  trx: Trx,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  for (const statement of insertStatements(table, rows)) await statement.execute(trx);
}

/** Like `insertMany`, but skips rows whose `column` is taken; returns the ids of the inserted rows. */
export async function insertIfFree<T extends keyof Schema>(
  trx: Trx,
  table: T,
  column: keyof NewRow<T> & string,
  rows: readonly NewRow<T>[],
): Promise<ReadonlySet<string>> {
  const inserted = new Set<string>();
  for (const statement of insertStatements(table, rows)) {
    const free = sql<{ id: string }>`${statement} on conflict (${sql.ref(column)}) do nothing returning id`;
    for (const { id } of (await free.execute(trx)).rows) inserted.add(id);
  }
  return inserted;
}

function* insertStatements(table: string, rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    yield rowsInsert(table, columns, rowsAsJson(rows.slice(start, start + rowsPerStatement)));
  }
}

/** An insert of rows that are one parameter, as JSON. */
export function rowsInsert(table: string, columns: readonly string[], json: string): RawBuilder<unknown> {
  const target = sql.table(table);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`insert into ${target} (${names})
    select ${names} from jsonb_populate_recordset(null::${target}, ${json}::jsonb)`;
}

export function rowsAsJson(rows: readonly object[]): string {
  return JSON.stringify(rows.map(withColumnNames));
}

function withColumnNames(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value]));
}

const columnNames = new Map<string, string>();

function columnName(name: string): string {
  let column = columnNames.get(name);
  if (column === undefined) {
    column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    columnNames.set(name, column);
  }
  return column;
}
