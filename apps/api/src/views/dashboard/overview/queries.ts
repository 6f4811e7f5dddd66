import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** The competitions of an organisation that a member may see. */
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
      // Implied by the line above; lets the planner use the index on competitions.
      .where('competitions.organisationId', '=', organisationId)
      .where('matches.deletedAt', 'is', null)
      .select(({ fn }) => [
        fn.countAll<number>().as('matches'),
        fn.countAll<number>().filterWhere('matches.state', '=', 'IN_PROGRESS').as('liveMatches'),
      ])
      .executeTakeFirstOrThrow()
  );
}

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

/** Whether a new organisation has completed each step of its checklist. */
export async function findSteps(db: Database, { organisationId }: OrganisationScope) {
  const has = (rows: ReturnType<typeof sql>) => sql`exists (select 1 from ${rows})`;
  const notDeleted = (table: string) =>
    sql`${sql.table(table)} where organisation_id = ${organisationId} and deleted_at is null`;
  const { rows } = await sql<
    Readonly<Record<'profile' | 'member' | 'team' | 'traip' | 'competition' | 'published', boolean>>
  >`
    select ${has(sql`organisations where id = ${organisationId}
        and (bio is not null or description is not null or avatar_key is not null)`)} as profile,
      (select count(*) > 1 from organisation_members where organisation_id = ${organisationId})
        or ${has(sql`organisation_invitations where organisation_id = ${organisationId}`)} as member,
      ${has(notDeleted('teams'))} as team, ${has(notDeleted('traips'))} as traip,
      ${has(notDeleted('competitions'))} as competition,
      ${has(sql`${notDeleted('competitions')} and published_at is not null`)} as published`.execute(db);
  return rows[0];
}

/** Whether matches without referees are kept from every referee. */
export async function hasOnlyAssignedReferees(
  db: Database,
  { organisationId }: OrganisationScope,
): Promise<boolean> {
  const { onlyAssignedReferees } = await db
    .selectFrom('organisations')
    .select('onlyAssignedReferees')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return onlyAssignedReferees;
}

export function listReferees(db: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('matchReferees')
    .innerJoin('players', 'players.id', 'matchReferees.userId')
    .select([...playerColumns, 'matchReferees.matchId'])
    .where('matchReferees.matchId', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`)
    .orderBy('players.firstName')
    .orderBy('players.id')
    .execute();
}

function entryRequests(db: Database, { organisationId }: OrganisationScope) {
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

/** The teams that have applied to enter, longest waiting first. */
export function listAskingTeams(db: Database, scope: OrganisationScope, limit: number) {
  return entryRequests(db, scope)
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(['competitions.id as competitionId', 'competitions.name as competitionName'])
    .select('participations.createdAt as askedAt')
    .orderBy('participations.createdAt')
    .orderBy('participations.id')
    .limit(limit)
    .execute();
}

export async function countAskingTeams(db: Database, scope: OrganisationScope): Promise<number> {
  const { count } = await entryRequests(db, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the organisation uses lineups at all; otherwise none count as missing. */
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

/** Competitions with licences waiting for a decision, most first. */
export function listLicencesToCheck(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('competitions')
    .innerJoin('licences', 'licences.competitionId', 'competitions.id')
    .select(['competitions.id', 'competitions.name'])
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.deletedAt', 'is', null)
    .where('competitions.registrationRules', 'is not', null)
    .where('competitions.state', 'not in', ['FINISHED', 'CANCELED'])
    .where('licences.state', '=', 'SUBMITTED')
    .groupBy('competitions.id')
    .orderBy('waiting', 'desc')
    .orderBy('competitions.id')
    .execute();
}

/** Competitions with open protests, most first. A cancelled match settles nothing. */
export function listOpenProtests(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('protests')
    .innerJoin('matches', 'matches.id', 'protests.matchId')
    .innerJoin('competitions', 'competitions.id', 'protests.competitionId')
    .select(['competitions.id', 'competitions.name'])
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('protests.organisationId', '=', organisationId)
    .where('protests.outcome', 'is', null)
    .where('matches.deletedAt', 'is', null)
    .where('matches.state', '<>', 'CANCELLED')
    .where('competitions.deletedAt', 'is', null)
    .groupBy('competitions.id')
    .orderBy('waiting', 'desc')
    .orderBy('competitions.id')
    .execute();
}
