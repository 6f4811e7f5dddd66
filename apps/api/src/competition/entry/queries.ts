import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ParticipationsTable, PhaseTeamsTable } from '../../platform/db/competition-tables.ts';
import type { Trx } from '../../platform/db/schema.ts';

/** A team and a competition; the competition is of this organisation. */
export interface Place {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly teamId: string;
}

export type Participation = Selectable<ParticipationsTable>;

/** A living team, held so that it cannot be dissolved at the same moment, and the role of somebody in it. */
export function holdTeam(trx: Trx, teamId: string, userId: string) {
  return trx
    .selectFrom('teams')
    .select(['teams.id', 'teams.organisationId', 'teams.privacy'])
    .select(({ selectFrom }) =>
      selectFrom('teamMembers')
        .select('role')
        .whereRef('teamMembers.teamId', '=', 'teams.id')
        .where('teamMembers.userId', '=', userId)
        .where('teamMembers.leftAt', 'is', null)
        .as('role'),
    )
    .where('teams.id', '=', teamId)
    .where('teams.deletedAt', 'is', null)
    .forShare('teams')
    .executeTakeFirst();
}

export function findParticipation(
  trx: Trx,
  { organisationId, competitionId, teamId }: Place,
): Promise<Participation | undefined> {
  return trx
    .selectFrom('participations')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', competitionId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();
}

export async function countAccepted(trx: Trx, competitionId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('competitionId', '=', competitionId)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another team has this seed. */
export async function isSeedTaken(
  trx: Trx,
  { competitionId, teamId }: Place,
  seed: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('participations')
    .select('id')
    .where('competitionId', '=', competitionId)
    .where('teamId', '<>', teamId)
    .where('status', 'in', ['ACCEPTED', 'WITHDRAWN'])
    .where('seed', '=', seed)
    .executeTakeFirst();
  return row !== undefined;
}

/** A new place, or the one that the team had asked for before. */
export async function saveParticipation(
  trx: Trx,
  participation: Insertable<ParticipationsTable>,
): Promise<string> {
  const { id: _new, organisationId: _o, competitionId: _c, teamId: _t, ...again } = participation;
  const { id } = await trx
    .insertInto('participations')
    .values(participation)
    .onConflict((conflict) => conflict.columns(['competitionId', 'teamId']).doUpdateSet(again))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeParticipation(
  trx: Trx,
  { id }: Participation,
  change: Updateable<ParticipationsTable>,
): Promise<void> {
  await trx.updateTable('participations').set(change).where('id', '=', id).execute();
}

export async function deleteParticipation(trx: Trx, { id }: Participation): Promise<void> {
  await trx.deleteFrom('participations').where('id', '=', id).execute();
}

/** Into a phase; what is said there of its seed, pot and group replaces what was said before. */
export async function putIntoPhase(trx: Trx, row: Insertable<PhaseTeamsTable>): Promise<void> {
  const { phaseId: _p, teamId: _t, ...again } = row;
  await trx
    .insertInto('phaseTeams')
    .values(row)
    .onConflict((conflict) => conflict.columns(['phaseId', 'teamId']).doUpdateSet(again))
    .execute();
}

/** The phases of a competition in which a team is, in their order. */
export async function listPhasesOf(trx: Trx, { competitionId, teamId }: Place): Promise<string[]> {
  const rows = await trx
    .selectFrom('phaseTeams')
    .innerJoin('phases', 'phases.id', 'phaseTeams.phaseId')
    .select('phases.id')
    .where('phases.competitionId', '=', competitionId)
    .where('phaseTeams.teamId', '=', teamId)
    .orderBy('phases.place')
    .execute();
  return rows.map(({ id }) => id);
}

export async function takeOutOfPhases(trx: Trx, teamId: string, phaseIds: readonly string[]): Promise<void> {
  if (phaseIds.length === 0) return;
  await trx.deleteFrom('phaseTeams').where('teamId', '=', teamId).where('phaseId', 'in', phaseIds).execute();
}

/** Whether fixtures of these phases name the team. */
export async function hasMatches(trx: Trx, teamId: string, phaseIds: readonly string[]): Promise<boolean> {
  if (phaseIds.length === 0) return false;
  const row = await trx
    .selectFrom('matches')
    .select('id')
    .where('phaseId', 'in', phaseIds)
    .where('deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('homeTeamId', '=', teamId), eb('awayTeamId', '=', teamId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
