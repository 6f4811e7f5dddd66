import { sql } from 'kysely';
import { findMigrationState, isMigration, type MigrationState } from '../../platform/db/migrate.ts';
import type { Store } from '../../platform/db/open.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Facts about a database; reading them changes nothing. */
export interface InspectedDatabase extends MigrationState {
  /** As in 170002. */
  readonly version: number;
  readonly encoding: string;
  readonly isSuperuser: boolean;
  /** Whether the role can create what migrations and the job queue need. */
  readonly canCreate: boolean;
  readonly isReadOnly: boolean;
  readonly maxConnections: number;
  readonly knowsMadrid: boolean;
  /** How far the database's clock is ahead of this machine's. */
  readonly skewMs: number;
  /** Migrations of a later release than this one. */
  readonly later: readonly string[];
}

interface Row {
  readonly version: number;
  readonly encoding: string;
  readonly isSuperuser: boolean;
  readonly canCreate: boolean;
  readonly isReadOnly: boolean;
  readonly maxConnections: number;
  readonly knowsMadrid: boolean;
  readonly clock: number;
}

export async function inspectDatabase({ db }: Pick<Store, 'db'>): Promise<InspectedDatabase> {
  // The first connection takes its time, which must not count as a difference between clocks.
  await sql`select 1`.execute(db);
  const sentAt = Date.now();
  const { rows } = await sql<Row>`
    select current_setting('server_version_num')::int as "version",
      current_setting('server_encoding') as "encoding",
      (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege('public', 'create'), false) as "canCreate",
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      current_setting('max_connections')::int as "maxConnections",
      exists (select from pg_timezone_names where name = 'Europe/Madrid') as "knowsMadrid",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as "clock"`.execute(db);
  const now = (sentAt + Date.now()) / 2;
  const [row] = rows;
  if (!row) throw new Error('A select without a table has one row, always.');
  const { clock, ...facts } = row;
  return {
    ...facts,
    skewMs: clock - now,
    ...(await findMigrationState(db)),
    later: await laterMigrations(db),
  };
}

async function laterMigrations(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('public.migrations') is not null as "exists"`.execute(db);
  if (!tables[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !isMigration(name));
}
