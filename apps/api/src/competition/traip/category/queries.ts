import type { CategoryChange, Read, TraipPartCriteria } from '@traip/contract';
import type { Insertable, Selectable } from 'kysely';
import type { OrganisationScope, ViewScope } from '../../../platform/authorization/scope.ts';
import type { CategoriesTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { competitionCount } from '../count/queries.ts';
import { type CountViewer, nameContains } from '../parts/queries.ts';

/** Undefined if another category of the Traip has the name. */
export function insertCategory(
  trx: Trx,
  category: Insertable<CategoriesTable>,
): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) =>
      conflict.columns(['traipId', 'nameKey']).where('deletedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
}

function activeCategories(db: Database, { organisationId }: Pick<CountViewer, 'organisationId'>) {
  return db
    .selectFrom('categories')
    .where('categories.organisationId', '=', organisationId)
    .where('categories.deletedAt', 'is', null);
}

/** Categories as in replies, with the number of competitions that the viewer can see. */
function categoryRows(db: Database, scope: CountViewer) {
  return activeCategories(db, scope)
    .select(['categories.id', 'categories.traipId', 'categories.name', 'categories.gender'])
    .select(['categories.skillLevel', 'categories.minAge', 'categories.maxAge'])
    .select([
      'categories.sportVariantKey',
      'categories.version',
      competitionCount(db, scope.userId, { traipId: 'categories.traipId', categoryId: 'categories.id' }),
    ]);
}

/** The categories of a Traip, by name. */
export function categoriesOf(db: Database, scope: CountViewer, traipId: string) {
  return categoryRows(db, scope)
    .where('categories.traipId', '=', traipId)
    .orderBy('categories.nameKey')
    .orderBy('categories.id');
}

export function findCategory(db: Database, scope: OrganisationScope | ViewScope, id: string) {
  return categoryRows(db, scope).where('categories.id', '=', id).executeTakeFirst();
}

type PartQuery = Read<typeof TraipPartCriteria>;

export function pageOfCategories(
  db: Database,
  scope: ViewScope,
  { traipId, search, page, limit }: PartQuery,
) {
  return categoriesOf(db, scope, traipId)
    .where(nameContains('categories', search))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** Locked, so that no competition is moved into it. Undefined if it was deleted. */
export function lockCategory(
  trx: Trx,
  scope: OrganisationScope,
  id: string,
): Promise<Selectable<CategoriesTable> | undefined> {
  return activeCategories(trx, scope).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export async function updateCategory(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, version, ...change }: Read<typeof CategoryChange>,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ ...change, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Sets the variant of all categories of a Traip whose sport has changed. */
export async function resetVariants(
  trx: Trx,
  { organisationId }: OrganisationScope,
  traipId: string,
  sportVariantKey: string,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set((eb) => ({ sportVariantKey, version: eb('version', '+', 1) }))
    .where('organisationId', '=', organisationId)
    .where('traipId', '=', traipId)
    .where('deletedAt', 'is', null)
    .execute();
}
