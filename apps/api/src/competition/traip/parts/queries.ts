import { countLimit, type Read, type TraipPartCriteria } from '@traip/contract';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Seasons and categories: both have a name that is unique in the Traip, and are soft-deleted. */
type PartTable = 'seasons' | 'categories';

/** The user for whom competitions are counted; `null` is an anonymous visitor. */
export interface CountViewer {
  readonly organisationId: string;
  readonly userId: string | null;
}

function activeParts(
  db: Database,
  table: PartTable,
  { organisationId }: Pick<CountViewer, 'organisationId'>,
) {
  return db
    .selectFrom(db.dynamic.table(table).as('part'))
    .where('part.organisationId', '=', organisationId)
    .where('part.deletedAt', 'is', null);
}

/** Ignores case and accents. */
export const nameContains = (table: PartTable | 'part', search: string) =>
  sql<boolean>`position(folded(${search}) in ${sql.ref(`${table}.name_key`)}) > 0`;

/** Counts up to `countLimit`. */
export async function countParts(
  db: Database,
  table: PartTable,
  scope: CountViewer,
  { traipId, search }: Pick<Read<typeof TraipPartCriteria>, 'traipId' | 'search'>,
): Promise<number> {
  const found = activeParts(db, table, scope)
    .where('part.traipId', '=', traipId)
    .where(nameContains('part', search));
  const { count } = await db
    .selectFrom(found.select('part.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The Traip to lock; it never changes for a part. */
export async function findTraipOfPart(
  db: Database,
  table: PartTable,
  scope: OrganisationScope,
  id: string,
): Promise<string | undefined> {
  const part = await activeParts(db, table, scope)
    .where('part.id', '=', id)
    .select('part.traipId')
    .executeTakeFirst();
  return part?.traipId;
}

/** Whether another part of the Traip has the name; call it with the Traip locked. */
export async function isNameTaken(
  trx: Trx,
  table: PartTable,
  scope: OrganisationScope,
  { id, traipId, name }: { readonly id: string; readonly traipId: string; readonly name: string },
): Promise<boolean> {
  const other = await activeParts(trx, table, scope)
    .where('part.traipId', '=', traipId)
    .where('part.id', '<>', id)
    .where('part.nameKey', '=', sql<string>`folded(${name})`)
    .select('part.id')
    .executeTakeFirst();
  return other !== undefined;
}

export async function deletePart(
  trx: Trx,
  table: PartTable,
  { organisationId }: OrganisationScope,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable(table)
    .set({ deletedAt: now })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
