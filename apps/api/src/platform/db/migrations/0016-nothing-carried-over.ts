import { type Kysely, sql } from 'kysely';

/** A knockout has no table into which results could be carried, so this is no longer a setting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update broker_configs set params = params - 'carryOver' where params ? 'carryOver'`.execute(db);
}
