import { type Insertable, sql, type Updateable } from 'kysely';
import type { PhasesTable } from '../../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

interface InOrganisation {
  readonly organisationId: string;
}

/** The competition of a phase, so that it can be locked. */
export async function findCompetitionId(
  db: Database,
  { organisationId }: InOrganisation,
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

/** A new version, with what is new in it. */
export async function changePhase(
  trx: Trx,
  { organisationId }: InOrganisation,
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

/** Its fixtures, its groups and the way they are made go with it. */
export async function deletePhase(trx: Trx, { organisationId }: InOrganisation, id: string): Promise<void> {
  await trx.deleteFrom('phases').where('organisationId', '=', organisationId).where('id', '=', id).execute();
}

/** Numbers the phases of a competition anew, in this order. */
export async function placePhases(trx: Trx, competitionId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('phases')
    .set({ place: sql`array_position(${sql.val(ids)}::uuid[], id)` })
    .where('competitionId', '=', competitionId)
    .execute();
}

/** Whoever has a place, or asks for one, is in the first phase unless they are in another one. */
export async function fillPhase(trx: Trx, phaseId: string, competitionId: string): Promise<void> {
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

/** Takes all teams out of a phase. */
export async function emptyPhase(trx: Trx, phaseId: string): Promise<void> {
  await trx.deleteFrom('phaseTeams').where('phaseId', '=', phaseId).execute();
}
