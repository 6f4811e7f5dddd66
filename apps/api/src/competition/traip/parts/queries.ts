import { countLimit, type Read, type TraipPartCriteria } from '@traip/contract';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** What a Traip is divided into: both have a name that is theirs alone within the Traip, and are deleted by a date. */
export type PartTable = 'seasons' | 'categories';

/** For whom competitions are counted; nobody in particular is `null`. */
export interface View {
  readonly organisationId: string;
  readonly userId: string | null;
}

function living(db: Database, table: PartTable, { organisationId }: Pick<View, 'organisationId'>) {
  return db
    .selectFrom(db.dynamic.table(table).as('part'))
    .where('part.organisationId', '=', organisationId)
    .where('part.deletedAt', 'is', null);
}

/** A search finds whatever contains what was typed, however it is written. */
export const called = (table: PartTable | 'part', search: string) =>
  sql<boolean>`position(folded(${search}) in ${sql.ref(`${table}.name_key`)}) > 0`;

/** How many there are, as far as anybody pages. */
export async function countParts(
  db: Database,
  table: PartTable,
  scope: View,
  { traipId, search }: Pick<Read<typeof TraipPartCriteria>, 'traipId' | 'search'>,
): Promise<number> {
  const found = living(db, table, scope).where('part.traipId', '=', traipId).where(called('part', search));
  const { count } = await db
    .selectFrom(found.select('part.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The Traip of a part never changes: it tells what to lock. */
export async function traipOfPart(
  db: Database,
  table: PartTable,
  scope: OrganisationScope,
  id: string,
): Promise<string | undefined> {
  const part = await living(db, table, scope)
    .where('part.id', '=', id)
    .select('part.traipId')
    .executeTakeFirst();
  return part?.traipId;
}

/** Whether another part of the Traip has the name; asked under the lock of the Traip. */
export async function isNameTaken(
  trx: Trx,
  table: PartTable,
  scope: OrganisationScope,
  { id, traipId, name }: { readonly id: string; readonly traipId: string; readonly name: string },
): Promise<boolean> {
  const other = await living(trx, table, scope)
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
