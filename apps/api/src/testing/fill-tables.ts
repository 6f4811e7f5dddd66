import { type Kysely, sql } from 'kysely';
import { listTablesInOrder } from '../operations/backup/queries.ts';
import type { Schema } from '../platform/db/schema.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  /** The referenced table and column, if any. */
  readonly table: string | null;
  readonly key: string | null;
  /** The check constraint that lists the allowed values, if any. */
  readonly allowed: string | null;
}

const rowsPerTable = 2;

/** Columns that must be null because another one is set. */
const nullColumns = new Set(['closed_dates.team_id', 'team_invitations.user_id', 'matches.away_team_id']);

/** Values that must agree with another column. */
const fixedValues: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'venue_openings.closes_at': sql`'21:30'::time`,
};

/** The database fills these from the audit log. */
const filledByDatabase = new Set(['audit_chain', 'audit_heads']);

/** Inserts rows into every table, with a value in every column, regardless of what they mean. */
export async function fillTables(db: Kysely<Schema>): Promise<readonly string[]> {
  const tables = await db.transaction().execute((trx) => listTablesInOrder(trx));
  for (const table of tables.filter((name) => !filledByDatabase.has(name))) {
    const columns = await listColumns(db, table);
    for (let row = 0; row < (table === 'push_keys' ? 1 : rowsPerTable); row += 1) {
      const values = columns.map((column) => valueFor(column, table, row));
      const names = columns.map(({ name }) => sql.ref(name));
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) overriding system value
        values (${sql.join(values)})`.execute(db);
    }
  }
  return tables;
}

async function listColumns(db: Kysely<Schema>, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, null) as type, r.relname as "table", k.attname as key,
      (select pg_get_constraintdef(c.oid) from pg_constraint c
        where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum] limit 1) as allowed
    from pg_attribute a
    left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey[1] = a.attnum
    left join pg_class r on r.oid = f.confrelid
    left join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`.execute(db);
  return rows.filter(({ name }, index) => rows.findIndex((other) => other.name === name) === index);
}

function valueFor({ name, type, table: other, key, allowed }: Column, table: string, row: number) {
  if (other === table || nullColumns.has(`${table}.${name}`)) return sql`null`;
  const special = fixedValues[`${table}.${name}`];
  if (special) return special;
  if (other !== null && key !== null)
    return sql`(select ${sql.ref(key)} from ${sql.table(other)} order by 1 offset ${sql.lit(row)} limit 1)`;
  const [word] = /'([^']*)'::text/.exec(allowed ?? '')?.slice(1) ?? [];
  if (word !== undefined) return sql.lit(word);
  const generate = generators[type];
  if (generate === undefined) throw new Error(`Nothing is known of ${type}, which ${table}.${name} holds.`);
  return generate(`${table}.${name}`, row);
}

const text = (place: string, row: number) => `${place} «ñ» "${row}"`;
const timestamp = (row: number) => `2026-03-2${row}T01:02:03.456Z`;

const generators: Readonly<Record<string, (place: string, row: number) => ReturnType<typeof sql>>> = {
  // Row n always refers to row n of the other table, so that two references to the same row agree.
  uuid: (_place, row) => sql`${`00000000-0000-7000-8000-00000000000${row}`}::uuid`,
  text: (place, row) => sql`${text(place, row)}`,
  integer: (_place, row) => sql`${sql.lit(row + 1)}`,
  smallint: (_place, row) => sql`${sql.lit(row + 1)}`,
  bigint: (_place, row) => sql`${sql.lit(row + 1)}`,
  'double precision': () => sql`0.1`,
  boolean: () => sql`true`,
  jsonb: (place, row) => sql`${JSON.stringify({ [place]: [row, null, 'ñ', 0.1] })}::jsonb`,
  date: (_place, row) => sql`${timestamp(row).slice(0, 10)}::date`,
  'time without time zone': () => sql`'09:30'::time`,
  'timestamp with time zone': (_place, row) => sql`${timestamp(row)}::timestamptz`,
  'uuid[]': () => sql`array[gen_random_uuid()]`,
  'text[]': (place, row) => sql`array[${text(place, row)}, 'b']::text[]`,
};
