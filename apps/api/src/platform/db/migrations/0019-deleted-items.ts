import { type Kysely, sql } from 'kysely';

/** Who deleted something, and when it was permanently removed. Items deleted earlier are removed first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['teams', 'traips', 'competitions']) {
    await sql`alter table ${sql.table(table)} add column deleted_by uuid references users`.execute(db);
    await sql`create index ${sql.id(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db);
  }
  // Their codes stay taken, so their rows stay.
  for (const table of ['teams', 'traips'])
    await sql`alter table ${sql.table(table)} add column removed_at timestamptz`.execute(db);
}
