import type { Read, SeasonChange, TraipPartCriteria } from '@traip/contract';
import type { Insertable, Selectable } from 'kysely';
import type { OrganisationScope, ViewScope } from '../../../platform/authorization/scope.ts';
import type { SeasonsTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { competitionCount } from '../count/queries.ts';
import { type CountViewer, nameContains } from '../parts/queries.ts';

/** Undefined if another season of the Traip has the name. */
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

function activeSeasons(db: Database, { organisationId }: Pick<CountViewer, 'organisationId'>) {
  return db
    .selectFrom('seasons')
    .where('seasons.organisationId', '=', organisationId)
    .where('seasons.deletedAt', 'is', null);
}

/** Seasons as in replies, with the number of competitions that the viewer can see. */
function seasonRows(db: Database, scope: CountViewer) {
  return activeSeasons(db, scope)
    .select(['seasons.id', 'seasons.traipId', 'seasons.name', 'seasons.startsOn', 'seasons.endsOn'])
    .select([
      'seasons.version',
      competitionCount(db, scope.userId, { traipId: 'seasons.traipId', seasonId: 'seasons.id' }),
    ]);
}

/** The seasons of a Traip, newest first; those without a date come last. */
export function seasonsOf(db: Database, scope: CountViewer, traipId: string) {
  return seasonRows(db, scope)
    .where('seasons.traipId', '=', traipId)
    .orderBy('seasons.startsOn', (order) => order.desc().nullsLast())
    .orderBy('seasons.id', 'desc');
}

export function findSeason(db: Database, scope: OrganisationScope | ViewScope, id: string) {
  return seasonRows(db, scope).where('seasons.id', '=', id).executeTakeFirst();
}

type PartQuery = Read<typeof TraipPartCriteria>;

export function pageOfSeasons(db: Database, scope: ViewScope, { traipId, search, page, limit }: PartQuery) {
  return seasonsOf(db, scope, traipId)
    .where(nameContains('seasons', search))
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** Locked, so that no competition is moved into it. Undefined if it was deleted. */
export function lockSeason(
  trx: Trx,
  scope: OrganisationScope,
  id: string,
): Promise<Selectable<SeasonsTable> | undefined> {
  return activeSeasons(trx, scope).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
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
