import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type Trx = Transaction<Schema>;

/**
 * Not the data of anybody: counters of a few minutes, what the migrations remember of themselves, and what was
 * news in another database, whose moments mean nothing here.
 */
const leftOut = ['attempts', 'live_changes', 'migrations', 'migrations_lock', 'page_changes'];

/** Nobody's writing shows up in the middle: the whole backup is of one moment. */
export function readOneMoment(trx: Trx) {
  return sql`set transaction isolation level repeatable read, read only`.execute(trx);
}

export async function lastMigration(trx: Trx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from migrations order by name desc limit 1`.execute(trx);
  return rows[0]?.name ?? '';
}

/** Null where there are no tables yet. */
export async function migrationIfAny(trx: Trx): Promise<string | null> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('public.migrations') is not null as "isThere"`.execute(trx);
  return rows[0]?.isThere ? lastMigration(trx) : null;
}

/** Every table, after those that it refers to. */
export async function tablesInOrder(trx: Trx): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(trx);
  const references = await sql<{ from: string; to: string }>`
    select a.relname as "from", b.relname as "to" from pg_constraint c
    join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
    where c.contype = 'f' and a.oid <> b.oid and c.connamespace = 'public'::regnamespace`.execute(trx);
  const names = tables.rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  return afterTheirReferences(names, references.rows);
}

function afterTheirReferences(
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

const rowsAtOnce = 500;

/** The rows of a table as JSON text, some hundred at a time: numbers of any size come through whole. */
export async function* rowsOf(trx: Trx, table: string): AsyncGenerator<readonly string[]> {
  await sql`declare backup no scroll cursor for select to_jsonb(t)::text as line from ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close backup`.execute(trx);
}

/** Writes rows as they were, with their own ids; what a table computes by itself it computes again. */
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

/** Numbers that the tables give out go on after the last one that is taken. */
export async function continueNumbers(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(trx);
  }
}

/** Whether anybody has an account here, or any organisation stands. */
export async function isInhabited(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ inhabited: boolean }>`
    select exists (select 1 from users) or exists (select 1 from organisations) as inhabited`.execute(trx);
  return rows[0]?.inhabited ?? false;
}

/** Where the pictures are that the rows speak of. */
export async function pictureKeys(trx: Trx): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'avatar_key'`.execute(trx);
  const parts = tables.map(
    ({ name }) => sql`select avatar_key as key from ${sql.table(name)} where avatar_key is not null`,
  );
  const { rows } = await sql<{ key: string }>`${sql.join(parts, sql` union `)}`.execute(trx);
  return rows.map(({ key }) => key);
}
