import { type Kysely, sql } from 'kysely';

/**
 * Everyone's next matches, in the order of the list: scheduled ones, and ones called as soon as a court is
 * free. The index on only the scheduled ones went unused since the list asks for both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index matches_to_come`.execute(db);
  await sql`create index matches_awaited on matches (kick_off, round, id)
    where deleted_at is null and state in ('CREATED', 'SCHEDULED')`.execute(db);
}
