import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import { present } from '../duties/queries.ts';

const isAnyOf = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** A match that a calendar may place or move. */
const movable = (now: Date) => sql`matches.phase_id = phases.id and matches.deleted_at is null
  and not matches.is_locked and matches.state in ('CREATED', 'SCHEDULED')
  and (matches.kick_off is null or matches.kick_off > ${now}::timestamptz)`;

/** All phases of competitions that aren't over, in order, with the number of matches left to place. */
export function listPhases(db: Database, { organisationId }: OrganisationRef, now: Date) {
  return db
    .selectFrom('phases')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['phases.id', 'phases.name', 'phases.isParallel', 'phases.state', 'phases.calendarWishes'])
    .select(['competitions.id as competitionId', 'competitions.name as competitionName'])
    .select(
      sql<string>`concat_ws(' ', categories.sport_variant_key, categories.gender, categories.min_age, categories.max_age)`.as(
        'kind',
      ),
    )
    .select(({ eb }) => eb('competitions.courtQueue', 'is not', null).as('isCalled'))
    .select(sql<number>`(select count(*)::integer from matches where ${movable(now)})`.as('movable'))
    .select(
      sql<number>`(select count(*)::integer from matches where ${movable(now)} and matches.kick_off is null)`.as(
        'undated',
      ),
    )
    .where('phases.organisationId', '=', organisationId)
    .where('competitions.deletedAt', 'is', null)
    .where('competitions.state', 'not in', ['FINISHED', 'CANCELED'])
    .orderBy('competitions.createdAt')
    .orderBy('competitions.id')
    .orderBy('phases.place')
    .execute();
}

export type PhaseRow = Awaited<ReturnType<typeof listPhases>>[number];

/** Which of the planned phases still exist and aren't over. */
export async function findOpenPhaseIds(
  db: Database,
  { organisationId }: OrganisationRef,
  phaseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('phases')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .select('phases.id')
    .where('phases.organisationId', '=', organisationId)
    .where(isAnyOf('phases.id', phaseIds))
    .where('phases.state', 'not in', ['FINISHED', 'CANCELED'])
    .where('competitions.state', 'not in', ['FINISHED', 'CANCELED'])
    .where('competitions.deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Teams with their clubs. */
export function findClubs(db: Database, teamIds: readonly string[]) {
  return db
    .selectFrom('teams')
    .innerJoin('organisations', 'organisations.id', 'teams.organisationId')
    .select(['teams.id as teamId', 'organisations.id', 'organisations.name'])
    .where(isAnyOf('teams.id', teamIds))
    .orderBy('teams.id')
    .execute();
}

/** All teams of everyone who plays in or coaches at least two teams, one of them among these. */
export function findShared(db: Database, teamIds: readonly string[]) {
  return db
    .selectFrom('teamMembers as own')
    .innerJoin('teamMembers as other', 'other.personId', 'own.personId')
    .select(['own.personId', 'other.teamId'])
    .distinct()
    .where(isAnyOf('own.teamId', teamIds))
    .where('own.leftAt', 'is', null)
    .where('other.leftAt', 'is', null)
    .where('own.role', 'in', present)
    .where('other.role', 'in', present)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('teamMembers as more')
          .select('more.teamId')
          .whereRef('more.personId', '=', 'own.personId')
          .whereRef('more.teamId', '<>', 'own.teamId')
          .where('more.leftAt', 'is', null)
          .where('more.role', 'in', present),
      ),
    )
    .orderBy('own.personId')
    .orderBy('other.teamId')
    .execute();
}

/** Two teams in which two children of one parent play. */
export function findFamilies(db: Database, teamIds: readonly string[]) {
  return db
    .selectFrom('guardians as one')
    .innerJoin('guardians as two', 'two.userId', 'one.userId')
    .innerJoin('teamMembers as first', 'first.personId', 'one.childId')
    .innerJoin('teamMembers as second', 'second.personId', 'two.childId')
    .select(['first.teamId as one', 'second.teamId as other'])
    .distinct()
    .where(isAnyOf('first.teamId', teamIds))
    .where(isAnyOf('second.teamId', teamIds))
    .whereRef('first.teamId', '<', 'second.teamId')
    .whereRef('one.childId', '<>', 'two.childId')
    .where('one.endedAt', 'is', null)
    .where('two.endedAt', 'is', null)
    .where('first.leftAt', 'is', null)
    .where('second.leftAt', 'is', null)
    .orderBy('first.teamId')
    .orderBy('second.teamId')
    .execute();
}

/** The teams in which these people play or which they coach. */
export function findTeamsOfPeople(db: Database, personIds: readonly string[]) {
  return db
    .selectFrom('teamMembers')
    .select(['personId', 'teamId'])
    .distinct()
    .where(isAnyOf('personId', personIds))
    .where('leftAt', 'is', null)
    .where('role', 'in', present)
    .orderBy('personId')
    .orderBy('teamId')
    .execute();
}

/** The teams that play in these phases. */
export function findTeamsOf(db: Database, { organisationId }: OrganisationRef, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseTeams')
    .innerJoin('phases', 'phases.id', 'phaseTeams.phaseId')
    .select(['phaseTeams.teamId', 'phases.competitionId'])
    .distinct()
    .where('phases.organisationId', '=', organisationId)
    .where(isAnyOf('phases.id', phaseIds))
    .orderBy('phaseTeams.teamId')
    .orderBy('phases.competitionId')
    .execute();
}

export function findVenueNames(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('venues')
    .select(['id', 'name'])
    .where(isAnyOf('id', ids))
    .orderBy('nameKey')
    .execute();
}

/** The names of competitions and phases, including deleted ones. */
export function findPhaseNames(
  db: Database,
  { organisationId }: OrganisationRef,
  phaseIds: readonly string[],
) {
  return db
    .selectFrom('phases')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .select(['phases.id', 'phases.name', 'competitions.id as competitionId'])
    .select('competitions.name as competitionName')
    .where('phases.organisationId', '=', organisationId)
    .where(isAnyOf('phases.id', phaseIds))
    .orderBy('phases.place')
    .execute();
}
