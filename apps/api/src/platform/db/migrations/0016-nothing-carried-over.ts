import { type Kysely, sql } from 'kysely';

/** A knock-out has no table into which results could be carried: nobody is asked any more whether they should be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update broker_configs set params = params - 'carryOver' where params ? 'carryOver'`.execute(db);
}
