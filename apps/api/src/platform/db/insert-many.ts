import { type Insertable, type Selectable, sql } from 'kysely';
import type { Schema, Trx } from './schema.ts';

/** A row to be written: what must be said of it, as it reads when it comes back. */
export type NewRow<T extends keyof Schema> = Rewritten<Insertable<Schema[T]>, Selectable<Schema[T]>>;
type Rewritten<Said, Shown> = { readonly [K in keyof Said]: K extends keyof Shown ? Shown[K] : never };

const rowsPerStatement = 2000;

/**
 * Writes many rows, all with the same columns, in few statements. The rows travel as one parameter: the statement
 * reads the same for any number of them, so that the server keeps one plan.
 */
export async function insertMany<T extends keyof Schema>(
  trx: Trx,
  table: T,
  rows: readonly NewRow<T>[],
): Promise<void> {
  for (const statement of insertions(table, rows)) await statement.execute(trx);
}

/** As `insertMany`, without the rows whose `column` is taken; the ids of those that were written come back. */
export async function insertFree<T extends keyof Schema>(
  trx: Trx,
  table: T,
  column: keyof NewRow<T> & string,
  rows: readonly NewRow<T>[],
): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (const statement of insertions(table, rows)) {
    const free = sql<{ id: string }>`${statement} on conflict (${sql.ref(column)}) do nothing returning id`;
    for (const { id } of (await free.execute(trx)).rows) written.add(id);
  }
  return written;
}

function* insertions(table: string, rows: readonly object[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  const target = sql.table(table);
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const written = JSON.stringify(rows.slice(start, start + rowsPerStatement).map(asColumns));
    yield sql`insert into ${target} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${target}, ${written}::jsonb)`;
  }
}

function asColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value]));
}

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
