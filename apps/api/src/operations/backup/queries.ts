import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type Trx = Transaction<Schema>;

/**
 * Not user data: short-lived counters and responses, migration bookkeeping, files to delete, and change
 * feeds. Positions in the feeds mean nothing elsewhere.
 */
const excludedTables = [
  'attempts',
  'discarded_files',
  'idempotency_keys',
  'live_changes',
  'migrations',
  'migrations_lock',
  'page_changes',
  'person_names',
];

/** Makes the whole backup one consistent snapshot. */
export function useSnapshot(trx: Trx) {
  return sql`set transaction isolation level repeatable read, read only`.execute(trx);
}

export async function findLastMigration(trx: Trx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name desc limit 1`.execute(trx);
  return rows[0]?.name ?? '';
}

/** Null if there are no tables yet. */
export async function findMigrationIfAny(trx: Trx): Promise<string | null> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('public.migrations') is not null as "isThere"`.execute(trx);
  return rows[0]?.isThere ? findLastMigration(trx) : null;
}

/** Every table, after the tables it references. */
export async function listTablesInOrder(trx: Trx): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(trx);
  const references = await sql<{ from: string; to: string }>`
    select a.relname as "from", b.relname as "to" from pg_constraint c
    join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    where c.contype = 'f' and a.oid <> b.oid and c.connamespace = 'public'::regnamespace`.execute(trx);
  const names = tables.rows.map(({ name }) => name).filter((name) => !excludedTables.includes(name));
  return sortByReferences(names, references.rows);
}

function sortByReferences(
  names: readonly string[],
  references: readonly { readonly from: string; readonly to: string }[],
): readonly string[] {
  const ordered: string[] = [];
  const waiting = new Set(names);
  while (waiting.size > 0) {
    const blocked = new Set(references.filter(({ to }) => waiting.has(to)).map(({ from }) => from));
    const free = Array.from(waiting).filter((name) => !blocked.has(name));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${Array.from(waiting)}`);
    for (const name of free) waiting.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

const batchSize = 500;

/** The rows of a table in batches, as JSON text: parsing them would lose precision in large numbers. */
export async function* readRows(trx: Trx, table: string): AsyncGenerator<readonly string[]> {
  await sql`declare backup no scroll cursor for select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batchSize)} from backup`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup`.execute(trx);
}

/** Inserts rows with their original ids; generated columns are computed again. */
export async function insertLines(trx: Trx, table: string, lines: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(trx);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)`.execute(
    trx,
  );
}

/** Identity columns continue after the highest restored value. */
export async function resetSequences(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(trx);
  }
}

/** Whether there is any user or organisation. */
export async function hasData(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ hasData: boolean }>`
    select exists (select 1 from users) or exists (select 1 from organisations) as "hasData"`.execute(trx);
  return rows[0]?.hasData ?? false;
}

/** The keys of all pictures and documents that rows refer to. */
export async function listFileKeys(trx: Trx): Promise<readonly string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select columns.table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in ('avatar_key', 'photo_key', 'file_key')`.execute(trx);
  const parts = columns.map(
    ({ table, column }) =>
      sql`select ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union `)}`.execute(trx);
  return rows.map(({ key }) => key);
}
