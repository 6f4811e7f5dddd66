import type { CompetitorKind, SportKey } from '@traip/engine';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { teamMate } from '../../platform/db/acting-organisation.ts';
import type { ParticipationsTable, PhaseTeamsTable } from '../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** Identifies a team's entry in a competition of the organisation. */
export interface EntryRef {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly teamId: string;
}

export type Participation = Selectable<ParticipationsTable>;

/** Locks a team so that it can't be dissolved meanwhile; includes the user's role in it. */
export function lockTeamShared(trx: Trx, teamId: string, userId: string) {
  return trx
    .selectFrom('teams')
    .leftJoin('teamMembers as own', (join) =>
      join
        .onRef('own.teamId', '=', 'teams.id')
        .on('own.personId', '=', teamMate(userId))
        .on('own.leftAt', 'is', null),
    )
    .select([
      'teams.id',
      'teams.organisationId',
      'teams.privacy',
      'teams.sportKey',
      'own.role',
      'teams.competitorKind',
    ])
    .select(sql<boolean>`own.is_delegate is true`.as('isDelegate'))
    .where('teams.id', '=', teamId)
    .where('teams.deletedAt', 'is', null)
    .forShare('teams')
    .executeTakeFirst();
}

/** The sport of a competition. */
export async function findSport(trx: Trx, traipId: string): Promise<SportKey> {
  const traip = trx.selectFrom('traips').select('sportKey').where('id', '=', traipId);
  return (await traip.executeTakeFirstOrThrow()).sportKey;
}

export function findParticipation(
  db: Database,
  { organisationId, competitionId, teamId }: EntryRef,
): Promise<Participation | undefined> {
  return db
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

/** Whether any team has applied for a place or entered. */
export async function hasEntries(trx: Trx, competitionId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('participations')
    .select('id')
    .where('competitionId', '=', competitionId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCompetitorKind(trx: Trx, teamId: string): Promise<CompetitorKind | undefined> {
  const row = await trx
    .selectFrom('teams')
    .select('competitorKind')
    .where('id', '=', teamId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.competitorKind;
}

/** Whether another team has this seed. */
export async function isSeedTaken(
  trx: Trx,
  { competitionId, teamId }: EntryRef,
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

/** Inserts the participation, or updates the team's earlier one. */
export async function saveParticipation(
  trx: Trx,
  participation: Insertable<ParticipationsTable>,
): Promise<string> {
  const { id: _new, organisationId: _o, competitionId: _c, teamId: _t, ...update } = participation;
  const { id } = await trx
    .insertInto('participations')
    .values(participation)
    .onConflict((conflict) => conflict.columns(['competitionId', 'teamId']).doUpdateSet(update))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateParticipation(
  trx: Trx,
  { id }: Participation,
  change: Updateable<ParticipationsTable>,
): Promise<void> {
  await trx.updateTable('participations').set(change).where('id', '=', id).execute();
}

export async function deleteParticipation(trx: Trx, { id }: Participation): Promise<void> {
  await trx.deleteFrom('participations').where('id', '=', id).execute();
}

/** Adds a team to a phase, or updates its seed, pot and group there. */
export async function savePhaseTeam(trx: Trx, row: Insertable<PhaseTeamsTable>): Promise<void> {
  const { phaseId: _p, teamId: _t, ...update } = row;
  await trx
    .insertInto('phaseTeams')
    .values(row)
    .onConflict((conflict) => conflict.columns(['phaseId', 'teamId']).doUpdateSet(update))
    .execute();
}

/** The phases of a competition in which the team is, in order. */
export async function listPhasesOf(trx: Trx, { competitionId, teamId }: EntryRef): Promise<string[]> {
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

export async function removeFromPhases(trx: Trx, teamId: string, phaseIds: readonly string[]): Promise<void> {
  if (phaseIds.length === 0) return;
  await trx.deleteFrom('phaseTeams').where('teamId', '=', teamId).where('phaseId', 'in', phaseIds).execute();
}

/** Whether the team has matches in these phases. */
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

/** The team itself, and the pairs that include a player. */
const sidesOf = (teamId: string) =>
  sql<string>`(select ${teamId}::uuid union all select team_id from pairings where ${teamId}::uuid in (one_id, other_id))`;

/** A match that has started, or whose result was entered afterwards. */
export const isBegun = sql<boolean>`(matches.started_at is not null
  or matches.state in ('IN_PROGRESS', 'FINISHED', 'CLOSED'))`;

/** Whether a match of the team in this competition has started. */
export async function hasPlayed(trx: Trx, competitionId: string, teamId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('matches')
    .select('id')
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .where(isBegun)
    .where(({ eb, or }) =>
      or([eb('homeTeamId', 'in', sidesOf(teamId)), eb('awayTeamId', 'in', sidesOf(teamId))]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What decides whether people can enter themselves. */
export function findEntryConditions(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  id: string,
) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.id', 'competitions.state', 'takesRegistrations', 'competitors', 'sportVariantKey'])
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.id', '=', id)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type EntryConditions = NonNullable<Awaited<ReturnType<typeof findEntryConditions>>>;
