import { type Insertable, sql } from 'kysely';
import type { LicenceChecksTable } from '../../../platform/db/licence-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** The person with this licence of a competition. */
export async function findHolder(db: Database, competitionId: string, licenceId: string) {
  const row = await db
    .selectFrom('licences')
    .select('personId')
    .where('competitionId', '=', competitionId)
    .where('id', '=', licenceId)
    .executeTakeFirst();
  return row?.personId;
}

/** Saves checks that are later than the stored ones; returns whose check changed. */
export async function saveChecks(
  trx: Trx,
  checks: readonly Insertable<LicenceChecksTable>[],
): Promise<string[]> {
  const rows = await trx
    .insertInto('licenceChecks')
    .values([...checks])
    .onConflict((conflict) =>
      conflict
        .columns(['matchId', 'personId'])
        .doUpdateSet(({ ref }) => ({
          teamId: ref('excluded.teamId'),
          how: ref('excluded.how'),
          at: ref('excluded.at'),
          byUser: ref('excluded.byUser'),
          byLink: ref('excluded.byLink'),
        }))
        .where(sql<boolean>`excluded.at > licence_checks.at`),
    )
    .returning('personId')
    .execute();
  return rows.map(({ personId }) => personId);
}
