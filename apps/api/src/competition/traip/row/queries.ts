import type { Insertable, Selectable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { TraipsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** Nothing comes back when the code is taken, even by a Traip that was deleted. */
export function insertTraip(trx: Trx, traip: Insertable<TraipsTable>): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('traips')
    .values(traip)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/**
 * Whoever changes a Traip, its seasons or its categories does it one after the other, and no competition is added
 * meanwhile: its foreign key waits for this lock. Nothing comes back when the Traip was deleted.
 */
export function lockTraip(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
): Promise<Selectable<TraipsTable> | undefined> {
  return trx
    .selectFrom('traips')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** What competitions can hang on. */
type Held = 'traipId' | 'seasonId' | 'categoryId';

/** Whether competitions depend on a Traip, a season or a category, seen by the caller or not. */
export async function isInUse(
  trx: Trx,
  { organisationId }: OrganisationScope,
  held: Held,
  id: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('competitions')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where(held, '=', id)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
