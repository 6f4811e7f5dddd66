import type { Insertable, Selectable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { TraipsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** Undefined if the code is taken, even by a deleted Traip. */
export function insertTraip(trx: Trx, traip: Insertable<TraipsTable>): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('traips')
    .values(traip)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/**
 * Serialises changes of a Traip, its seasons and its categories. No competition is added meanwhile, because
 * its foreign key waits for this lock. Undefined if the Traip was deleted.
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

type ParentColumn = 'traipId' | 'seasonId' | 'categoryId';

/** Whether competitions use a Traip, season or category, visible to the caller or not. */
export async function isInUse(
  trx: Trx,
  { organisationId }: OrganisationScope,
  parent: ParentColumn,
  id: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('competitions')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where(parent, '=', id)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
