import type { CategoryChange, Read, TraipPartCriteria } from '@traip/contract';
import type { Insertable, Selectable } from 'kysely';
import type { OrganisationScope, ViewScope } from '../../../platform/authorization/scope.ts';
import type { CategoriesTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { competitionCount } from '../count/queries.ts';
import { called, type View } from '../parts/queries.ts';

/** Nothing comes back when a living category of that Traip has the name. */
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

function living(db: Database, { organisationId }: Pick<View, 'organisationId'>) {
  return db
    .selectFrom('categories')
    .where('categories.organisationId', '=', organisationId)
    .where('categories.deletedAt', 'is', null);
}

/** Categories as replies carry them, with those of their competitions that the viewer may see. */
function categoriesSeenBy(db: Database, scope: View) {
  return living(db, scope)
    .select(['categories.id', 'categories.traipId', 'categories.name', 'categories.gender'])
    .select(['categories.skillLevel', 'categories.minAge', 'categories.maxAge'])
    .select([
      'categories.sportVariantKey',
      'categories.version',
      competitionCount(db, scope.userId, { traipId: 'categories.traipId', categoryId: 'categories.id' }),
    ]);
}

/** All of a Traip, by name. */
export function categoriesOf(db: Database, scope: View, traipId: string) {
  return categoriesSeenBy(db, scope)
    .where('categories.traipId', '=', traipId)
    .orderBy('categories.nameKey')
    .orderBy('categories.id');
}

export function findCategory(db: Database, scope: OrganisationScope | ViewScope, id: string) {
  return categoriesSeenBy(db, scope).where('categories.id', '=', id).executeTakeFirst();
}

type Asked = Read<typeof TraipPartCriteria>;

export function pageOfCategories(db: Database, scope: ViewScope, { traipId, search, page, limit }: Asked) {
  return categoriesOf(db, scope, traipId)
    .where(called('categories', search))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** Held against competitions that would move into it. Nothing comes back when it was deleted. */
export function lockCategory(
  trx: Trx,
  scope: OrganisationScope,
  id: string,
): Promise<Selectable<CategoriesTable> | undefined> {
  return living(trx, scope).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

export async function updateCategory(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, version, ...change }: Read<typeof CategoryChange> & { readonly sportVariantKey: string },
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ ...change, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** All categories of a Traip, when its sport has changed. */
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
