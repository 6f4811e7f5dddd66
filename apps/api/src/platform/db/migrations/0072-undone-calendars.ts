import { type Kysely, sql } from 'kysely';

/** Where the matches of several competitions were before their calendars were applied. Null: not applied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_plans add column restore_point jsonb`.execute(db);
}
