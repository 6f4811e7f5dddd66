import { type Kysely, sql } from 'kysely';

/** What people write to the organiser when they send a returned licence again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table licences add column reply text`.execute(db);
}
