import { type Kysely, sql } from 'kysely';

/** Competitions whose matches are called to a court when one is free, and matches that are passed over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table competitions add column court_queue jsonb`.execute(db);
  await sql`alter table matches add column skipped_at timestamptz`.execute(db);
}
