import { sql } from 'kysely';
import type { Database } from './schema.ts';

const consentAgeLock = 7_261_044;

/** Tells the database the configured age of consent, on which public names and rules depend. */
export async function setConsentAge(db: Database, age: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Processes that start at the same moment replace the function one at a time.
    await sql`select pg_advisory_xact_lock(${consentAgeLock})`.execute(trx);
    const { rows } = await sql<{ age: number }>`select consent_age() as age`.execute(trx);
    if (rows[0]?.age === age) return;
    await sql`create or replace function consent_age() returns integer language sql stable
      as ${sql.lit(`select ${Math.trunc(age)}`)}`.execute(trx);
  });
}
