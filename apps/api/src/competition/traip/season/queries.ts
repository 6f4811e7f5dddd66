import type { Read, SeasonChange, TraipPartCriteria } from '@traip/contract';
import type { Insertable, Selectable } from 'kysely';
import type { OrganisationScope, ViewScope } from '../../../platform/authorization/scope.ts';
import type { SeasonsTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { competitionCount } from '../count/queries.ts';
import { called, type View } from '../parts/queries.ts';

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

function living(db: Database, { organisationId }: Pick<View, 'organisationId'>) {
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

export function pageOfSeasons(db: Database, scope: ViewScope, { traipId, search, page, limit }: Asked) {
  return seasonsOf(db, scope, traipId)
    .where(called('seasons', search))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** Held against competitions that would move into it. Nothing comes back when it was deleted. */
export function lockSeason(
  trx: Trx,
  scope: OrganisationScope,
  id: string,
): Promise<Selectable<SeasonsTable> | undefined> {
  return living(trx, scope).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
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
