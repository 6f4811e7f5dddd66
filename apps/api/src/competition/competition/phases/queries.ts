import { type Insertable, sql, type Updateable } from 'kysely';
import type { PhasesTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface OrganisationRef {
  readonly organisationId: string;
}

/** The competition of a phase, to lock it. */
export async function findCompetitionId(
  db: Database,
  { organisationId }: OrganisationRef,
  phaseId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('phases')
    .select('competitionId')
    .where('organisationId', '=', organisationId)
    .where('id', '=', phaseId)
    .executeTakeFirst();
  return row?.competitionId;
}

export async function insertPhase(trx: Trx, phase: Insertable<PhasesTable>): Promise<void> {
  await trx.insertInto('phases').values(phase).execute();
}

/** Updates the row and increments its version. */
export async function updatePhaseRow(
  trx: Trx,
  { organisationId }: OrganisationRef,
  id: string,
  change: Omit<Updateable<PhasesTable>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('phases')
    .set({ ...change, version: sql`version + 1` })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Its fixtures, groups and broker configuration are deleted with it. */
export async function deletePhase(trx: Trx, { organisationId }: OrganisationRef, id: string): Promise<void> {
  await trx.deleteFrom('phases').where('organisationId', '=', organisationId).where('id', '=', id).execute();
}

/** Renumbers the phases of a competition in this order. */
export async function renumberPhases(trx: Trx, competitionId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('phases')
    .set({ place: sql`array_position(${sql.val(ids)}::uuid[], id)` })
    .where('competitionId', '=', competitionId)
    .execute();
}

/** Adds the accepted and pending teams that are in no phase yet. */
export async function addTeamsToPhase(trx: Trx, phaseId: string, competitionId: string): Promise<void> {
  await trx
    .insertInto('phaseTeams')
    .columns(['phaseId', 'teamId', 'seed'])
    .expression(
      trx
        .selectFrom('participations')
        .select([sql<string>`${phaseId}::uuid`.as('phaseId'), 'teamId', 'seed'])
        .where('competitionId', '=', competitionId)
        .where('status', 'in', ['REQUESTED', 'ACCEPTED'])
        .where('teamId', 'not in', teamsInPhases(trx, competitionId)),
    )
    .execute();
}

function teamsInPhases(trx: Trx, competitionId: string) {
  return trx
    .selectFrom('phaseTeams')
    .innerJoin('phases', 'phases.id', 'phaseTeams.phaseId')
    .select('phaseTeams.teamId')
    .where('phases.competitionId', '=', competitionId);
}

export async function removeTeamsFromPhase(trx: Trx, phaseId: string): Promise<void> {
  await trx.deleteFrom('phaseTeams').where('phaseId', '=', phaseId).execute();
}
