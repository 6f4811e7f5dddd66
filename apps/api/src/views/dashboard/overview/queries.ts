import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** The competitions of an organisation that one of its people may see, and what is played in them. */
export function countCompetitions(db: Database, { organisationId, userId }: OrganisationScope) {
  const underWay = ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'] as const;
  return competitionsVisibleTo(db, userId)
    .where('competitions.organisationId', '=', organisationId)
    .select(({ fn }) => [
      fn.countAll<number>().as('competitions'),
      fn.countAll<number>().filterWhere('competitions.state', 'in', underWay).as('competitionsUnderWay'),
    ])
    .executeTakeFirstOrThrow();
}

export function countMatches(db: Database, { organisationId, userId }: OrganisationScope) {
  return (
    competitionsVisibleTo(db, userId)
      .innerJoin('matches', 'matches.competitionId', 'competitions.id')
      .where('matches.organisationId', '=', organisationId)
      // Follows from the line above; said so that not every competition is looked at.
      .where('competitions.organisationId', '=', organisationId)
      .where('matches.deletedAt', 'is', null)
      .select(({ fn }) => [
        fn.countAll<number>().as('matches'),
        fn.countAll<number>().filterWhere('matches.state', '=', 'IN_PROGRESS').as('liveMatches'),
      ])
      .executeTakeFirstOrThrow()
  );
}

/** Who and what else there is. */
export async function countOthers(db: Database, { organisationId }: OrganisationScope, now: Date) {
  const { rows } = await sql<{
    readonly members: number;
    readonly openInvitations: number;
    readonly venues: number;
  }>`select
    (select count(*)::int from organisation_members where organisation_id = ${organisationId}) as members,
    (select count(*)::int from organisation_invitations where organisation_id = ${organisationId}
      and status = 'PENDING' and expires_at > ${now}::timestamptz) as open_invitations,
    (select count(*)::int from venues where organisation_id = ${organisationId}
      and deleted_at is null) as venues`.execute(db);
  return rows[0] ?? { members: 0, openInvitations: 0, venues: 0 };
}

/** Whether each step of a new organisation was ever taken. */
export async function findSteps(db: Database, { organisationId }: OrganisationScope) {
  const has = (rows: ReturnType<typeof sql>) => sql`exists (select 1 from ${rows})`;
  const living = (table: string) =>
    sql`${sql.table(table)} where organisation_id = ${organisationId} and deleted_at is null`;
  const { rows } = await sql<
    Readonly<Record<'profile' | 'member' | 'team' | 'traip' | 'competition' | 'published', boolean>>
  >`
    select ${has(sql`organisations where id = ${organisationId}
        and (bio is not null or description is not null or avatar_key is not null)`)} as profile,
      (select count(*) > 1 from organisation_members where organisation_id = ${organisationId})
        or ${has(sql`organisation_invitations where organisation_id = ${organisationId}`)} as member,
      ${has(living('teams'))} as team, ${has(living('traips'))} as traip,
      ${has(living('competitions'))} as competition,
      ${has(sql`${living('competitions')} and published_at is not null`)} as published`.execute(db);
  return rows[0];
}

/** Who referees these matches. */
export function listReferees(db: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('matchReferees')
    .innerJoin('users', 'users.id', 'matchReferees.userId')
    .select(['matchReferees.matchId', 'users.id', 'users.userCode', 'users.firstName', 'users.surnames'])
    .select(['users.avatarKey', 'users.privacy'])
    .where('matchReferees.matchId', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`)
    .orderBy('users.firstName')
    .orderBy('users.id')
    .execute();
}

function asking(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('participations')
    .innerJoin('competitions', 'competitions.id', 'participations.competitionId')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .where('participations.organisationId', '=', organisationId)
    .where('participations.status', '=', 'REQUESTED')
    .where('competitions.deletedAt', 'is', null)
    .where('competitions.state', 'not in', ['FINISHED', 'CANCELED'])
    .where('teams.deletedAt', 'is', null);
}

/** The teams that have asked for a place, those who wait longest first. */
export function listAskingTeams(db: Database, scope: OrganisationScope, limit: number) {
  return asking(db, scope)
    .select(['teams.id', 'teams.name', 'teams.code', 'teams.sportKey', 'teams.avatarKey'])
    .select(['competitions.id as competitionId', 'competitions.name as competitionName'])
    .select('participations.createdAt as askedAt')
    .orderBy('participations.createdAt')
    .orderBy('participations.id')
    .limit(limit)
    .execute();
}

export async function countAskingTeams(db: Database, scope: OrganisationScope): Promise<number> {
  const { count } = await asking(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether lineups are written here at all: where nobody does, none is missing. */
export async function usesLineups(db: Database, { organisationId }: OrganisationScope, since: Date) {
  const row = await db
    .selectFrom('lineups')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('state', '<>', 'DRAFT')
    .where('createdAt', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
