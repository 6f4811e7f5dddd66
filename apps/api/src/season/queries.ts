import { countLimit, type Read, type SeasonChange, type TraipPartCriteria } from '@traip/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { SeasonsTable } from '../db/competition-tables.ts';
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

/** Nothing comes back when a living season of that Traip has the name. */
export function insertSeason(
  trx: Trx,
  season: Insertable<SeasonsTable>,
): Promise<{ id: string } | undefined> {
  return trx
    .insertInto('seasons')
    .values(season)
    .onConflict((conflict) =>
      conflict.columns(['traipId', 'nameKey']).where('deletedAt', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
}

function living(db: Database, { organisationId }: InOrganisation) {
  return db
    .selectFrom('seasons')
    .where('seasons.organisationId', '=', organisationId)
    .where('seasons.deletedAt', 'is', null);
}

/** Seasons as replies carry them, with those of their competitions that the viewer may see. */
function seasonsSeenBy(db: Database, scope: View) {
  return living(db, scope)
    .select(['seasons.id', 'seasons.traipId', 'seasons.name', 'seasons.startsOn', 'seasons.endsOn'])
    .select([
      'seasons.version',
      competitionCount(db, scope.userId, { traipId: 'seasons.traipId', seasonId: 'seasons.id' }),
    ]);
}

/** All of a Traip, the newest first; one without a date after those that have one. */
export function seasonsOf(db: Database, scope: View, traipId: string) {
  return seasonsSeenBy(db, scope)
    .where('seasons.traipId', '=', traipId)
    .orderBy('seasons.startsOn', (order) => order.desc().nullsLast())
    .orderBy('seasons.id', 'desc');
}

export function findSeason(db: Database, scope: OrganisationScope | ViewScope, id: string) {
  return seasonsSeenBy(db, scope).where('seasons.id', '=', id).executeTakeFirst();
}

type Asked = Read<typeof TraipPartCriteria>;

/** A search finds whatever contains what was typed, however it is written. */
const called = (search: string) => sql<boolean>`position(folded(${search}) in seasons.name_key) > 0`;

export function pageOfSeasons(db: Database, scope: ViewScope, { traipId, search, page, limit }: Asked) {
  return seasonsOf(db, scope, traipId)
    .where(called(search))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** How many there are, as far as anybody pages. */
export async function countSeasons(db: Database, scope: ViewScope, { traipId, search }: Asked) {
  const found = living(db, scope).where('seasons.traipId', '=', traipId).where(called(search));
  const { count } = await db
    .selectFrom(found.select('seasons.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The Traip of a season never changes: it tells what to lock. */
export async function traipOfSeason(db: Database, scope: OrganisationScope, id: string) {
  const season = await living(db, scope).where('id', '=', id).select('traipId').executeTakeFirst();
  return season?.traipId;
}

/** Held against competitions that would move into it. Nothing comes back when it was deleted. */
export function lockSeason(
  trx: Trx,
  scope: OrganisationScope,
  id: string,
): Promise<Selectable<SeasonsTable> | undefined> {
  return living(trx, scope).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** Whether another season of the Traip has the name; asked under the lock of the Traip. */
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

export async function updateSeason(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, version, ...change }: Read<typeof SeasonChange>,
): Promise<void> {
  await trx
    .updateTable('seasons')
    .set({ ...change, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function deleteSeason(
  trx: Trx,
  { organisationId }: OrganisationScope,
  id: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('seasons')
    .set({ deletedAt: now })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
