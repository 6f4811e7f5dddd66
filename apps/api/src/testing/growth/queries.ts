import { sql } from 'kysely';
import type { Store } from '../../platform/db/open.ts';
import { clubs } from './clubs.ts';
import { competitions } from './competitions.ts';
import { matches } from './matches.ts';

interface Range {
  /** The number of existing organisations. */
  readonly after: number;
  /** The number wanted. */
  readonly upTo: number;
}

/**
 * Fills a migrated database with organisations and everything in them. The same numbers always give the same
 * rows, except that kick-offs are relative to now. Triggers are off while it loads: they would record page
 * changes and check references.
 */
export async function fill({ db }: Store, { after, upTo }: Range): Promise<void> {
  const organisation = `with organisation as (select o from generate_series(${after + 1}, ${upTo}) o)`;
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of [...clubs, ...competitions, ...matches])
      await sql.raw(`${organisation} ${statement}`).execute(trx);
  });
  // The planner needs statistics.
  await sql`vacuum analyze`.execute(db);
}
