import { sql } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { registeredStates } from '../old/queries.ts';

/** The season that a request has already created. */
export function findByRequest(trx: Trx, seasonId: string, requestId: string) {
  return trx
    .selectFrom('seasons')
    .select('id')
    .where('previousId', '=', seasonId)
    .where('requestId', '=', requestId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** What a season began with when it was started from another one. */
export function listStarted(db: Database, { organisationId }: OrganisationRef, seasonId: string) {
  return db
    .selectFrom('competitions')
    .select(['id', 'name', 'previousId'])
    .select(
      sql<number>`(select count(*) from participations where participations.competition_id = competitions.id)`.as(
        'teams',
      ),
    )
    .select(
      sql<number>`(select count(*) from licences where licences.competition_id = competitions.id)`.as(
        'licences',
      ),
    )
    .where('organisationId', '=', organisationId)
    .where('seasonId', '=', seasonId)
    .where('previousId', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export async function setAbove(
  trx: Trx,
  id: string,
  above: { readonly aboveId: string; readonly goUp: number; readonly comeDown: number },
): Promise<void> {
  await trx.updateTable('competitions').set(above).where('id', '=', id).execute();
}

export async function insertPhase(
  trx: Trx,
  phase: NewRow<'phases'>,
  config: NewRow<'brokerConfigs'> | null,
): Promise<void> {
  await insertMany(trx, 'phases', [phase]);
  if (config) await insertMany(trx, 'brokerConfigs', [config]);
}

/** The registered people of each team in a season, with their shirts. */
export function listRegistered(db: Database, seasonId: string, teamIds: readonly string[]) {
  return db
    .selectFrom('licences')
    .innerJoin('competitions', 'competitions.id', 'licences.competitionId')
    .select(['licences.competitionId', 'licences.teamId', 'licences.personId'])
    .select(['licences.shirt', 'licences.isStaff'])
    .where('competitions.seasonId', '=', seasonId)
    .where('competitions.deletedAt', 'is', null)
    .where('licences.teamId', '=', sql<string>`any(${sql.val([...teamIds])}::uuid[])`)
    .where(sql<boolean>`licences.state in ${registeredStates}`)
    .orderBy('licences.isStaff')
    .orderBy('licences.shirt')
    .orderBy('licences.id')
    .execute();
}

export type Registered = Awaited<ReturnType<typeof listRegistered>>[number];
