import { type CategoryChange, countLimit, type Read, type TraipPartCriteria } from '@traip/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { CategoriesTable } from '../db/competition-tables.ts';
import type { Database, Trx } from '../db/schema.ts';
import type { OrganisationScope, ViewScope } from '../gate/scope.ts';
import { competitionCount } from '../traip/count/queries.ts';

interface InOrganisation {
  readonly organisationId: string;
}

/** For whom competitions are counted; nobody in particular is `null`. */
interface View extends InOrganisation {
  readonly userId: string | null;
}

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

function living(db: Database, { organisationId }: InOrganisation) {
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

/** A search finds whatever contains what was typed, however it is written. */
const called = (search: string) => sql<boolean>`position(folded(${search}) in categories.name_key) > 0`;

export function pageOfCategories(db: Database, scope: ViewScope, { traipId, search, page, limit }: Asked) {
  return categoriesOf(db, scope, traipId)
    .where(called(search))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** How many there are, as far as anybody pages. */
export async function countCategories(db: Database, scope: ViewScope, { traipId, search }: Asked) {
  const found = living(db, scope).where('categories.traipId', '=', traipId).where(called(search));
  const { count } = await db
    .selectFrom(found.select('categories.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The Traip of a category never changes: it tells what to lock. */
export async function traipOfCategory(db: Database, scope: OrganisationScope, id: string) {
  const category = await living(db, scope).where('id', '=', id).select('traipId').executeTakeFirst();
  return category?.traipId;
}

/** Held against competitions that would move into it. Nothing comes back when it was deleted. */
export function lockCategory(
  trx: Trx,
  scope: OrganisationScope,
  id: string,
): Promise<Selectable<CategoriesTable> | undefined> {
  return living(trx, scope).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Whether another category of the Traip has the name; asked under the lock of the Traip. */
export async function isNameTaken(
  trx: Trx,
  scope: OrganisationScope,
  { id, traipId, name }: { readonly id: string; readonly traipId: string; readonly name: string },
): Promise<boolean> {
  const other = await living(trx, scope)
    .where('traipId', '=', traipId)
    .where('id', '<>', id)
    .where('nameKey', '=', sql<string>`folded(${name})`)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
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

export async function deleteCategory(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ deletedAt: now })
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
