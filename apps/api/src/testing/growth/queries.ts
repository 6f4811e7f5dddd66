import { sql } from 'kysely';
import type { Store } from '../../platform/db/open.ts';
import { clubs } from './clubs.ts';
import { competitions } from './competitions.ts';
import { matches } from './matches.ts';

export interface Range {
  /** How many organisations there are already. */
  readonly after: number;
  /** How many there shall be. */
  readonly upTo: number;
}

/**
 * Fills a migrated database with organisations and all that is theirs: the same rows for the same numbers, whatever the day
 * and the database; only when they are played is reckoned from now.
 * Triggers rest while it loads: they would note a page change per statement and look up every reference.
 */
export async function fill({ db }: Store, { after, upTo }: Range): Promise<void> {
  const organisation = `with organisation as (select o from generate_series(${after + 1}, ${upTo}) o)`;
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of [...clubs, ...competitions, ...matches])
      await sql.raw(`${organisation} ${statement}`).execute(trx);
  });
  // As the upkeep of either database does: the planner must know how much there is.
  await sql`vacuum analyze`.execute(db);
}
