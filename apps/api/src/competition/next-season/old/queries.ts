import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

const idsIn = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

/** Licences that counted to the end, or until they expired. */
export const registeredStates = sql`('APPROVED', 'SUBMITTED', 'EXPIRED')`;

/** The competitions of a season that were finished or still can be. */
export function listCompetitions(db: Database, { organisationId }: OrganisationRef, seasonId: string) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .selectAll('competitions')
    .select(['categories.name as category', 'categories.gender'])
    .select(
      sql<number>`(select count(*) from questions where questions.competition_id = competitions.id)`.as(
        'questions',
      ),
    )
    .select(
      sql<number>`(select count(distinct person_id) from licences
        where licences.competition_id = competitions.id and licences.state in ${registeredStates})`.as(
        'people',
      ),
    )
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.seasonId', '=', seasonId)
    .where('competitions.deletedAt', 'is', null)
    .orderBy('categories.name')
    .orderBy('competitions.createdAt')
    .orderBy('competitions.id')
    .execute();
}

export type CompetitionRow = Awaited<ReturnType<typeof listCompetitions>>[number];

/** The phases of competitions in order, with their formats. */
export function listPhases(db: Database, competitionIds: readonly string[]) {
  return db
    .selectFrom('phases')
    .leftJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phases.id')
    .select(['phases.competitionId', 'phases.name', 'phases.isParallel', 'phases.calendarWishes'])
    .select(['brokerConfigs.algorithm', 'brokerConfigs.params'])
    .where('phases.competitionId', '=', idsIn(competitionIds))
    .where('phases.state', '<>', 'CANCELED')
    .orderBy('phases.place')
    .execute();
}

export type PhaseRow = Awaited<ReturnType<typeof listPhases>>[number];

/** The teams that took part and still exist. */
export function listTeams(db: Database, competitionIds: readonly string[]) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select(['participations.competitionId', 'participations.status', 'participations.seed'])
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .where('participations.competitionId', '=', idsIn(competitionIds))
    .where('participations.status', 'in', ['ACCEPTED', 'WITHDRAWN'])
    .where('teams.deletedAt', 'is', null)
    .orderBy(sql`folded(teams.name)`)
    .orderBy('teams.id')
    .execute();
}

export type TeamRow = Awaited<ReturnType<typeof listTeams>>[number];

/** The seasons that were started from this one. */
export function listContinuations(db: Database, { organisationId }: OrganisationRef, seasonId: string) {
  return db
    .selectFrom('seasons')
    .select(['id', 'name'])
    .where('organisationId', '=', organisationId)
    .where('previousId', '=', seasonId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}
