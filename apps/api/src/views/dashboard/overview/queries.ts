import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { compiledOne, compiledRow, compiledRows } from '../../../platform/db/compiled-rows.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** The competitions of an organisation that a member may see. */
export const countCompetitions = compiledOne((db, { organisationId, userId }: OrganisationScope) => {
  const underWay = ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'] as const;
  return competitionsVisibleTo(db, userId)
    .where('competitions.organisationId', '=', organisationId)
    .select(({ fn }) => [
      fn.countAll<number>().as('competitions'),
      fn.countAll<number>().filterWhere('competitions.state', 'in', underWay).as('competitionsUnderWay'),
    ]);
});

export const countMatches = compiledOne((db, { organisationId, userId }: OrganisationScope) =>
  competitionsVisibleTo(db, userId)
    .innerJoin('matches', 'matches.competitionId', 'competitions.id')
    .where('matches.organisationId', '=', organisationId)
    // Implied by the line above; lets the planner use the index on competitions.
    .where('competitions.organisationId', '=', organisationId)
    .where('matches.deletedAt', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('matches'),
      fn.countAll<number>().filterWhere('matches.state', '=', 'IN_PROGRESS').as('liveMatches'),
    ]),
);

interface OtherCounts {
  readonly members: number;
  readonly openInvitations: number;
  readonly venues: number;
}

export const countOthers = compiledOne(
  (_, { organisationId }: OrganisationScope, now: Date) => sql<OtherCounts>`select
    (select count(*)::int from organisation_members where organisation_id = ${organisationId}) as members,
    (select count(*)::int from organisation_invitations where organisation_id = ${organisationId}
      and status = 'PENDING' and expires_at > ${now}::timestamptz) as open_invitations,
    (select count(*)::int from venues where organisation_id = ${organisationId}
      and deleted_at is null) as venues`,
);

type Steps = Readonly<Record<'profile' | 'member' | 'team' | 'traip' | 'competition' | 'published', boolean>>;

/** Whether a new organisation has completed each step of its checklist. */
export const findSteps = compiledRow((_, { organisationId }: OrganisationScope) => {
  const has = (rows: ReturnType<typeof sql>) => sql`exists (select 1 from ${rows})`;
  const notDeleted = (table: string) =>
    sql`${sql.table(table)} where organisation_id = ${organisationId} and deleted_at is null`;
  return sql<Steps>`
    select ${has(sql`organisations where id = ${organisationId}
        and (bio is not null or description is not null or avatar_key is not null)`)} as profile,
      (select count(*) > 1 from organisation_members where organisation_id = ${organisationId})
        or ${has(sql`organisation_invitations where organisation_id = ${organisationId}`)} as member,
      ${has(notDeleted('teams'))} as team, ${has(notDeleted('traips'))} as traip,
      ${has(notDeleted('competitions'))} as competition,
      ${has(sql`${notDeleted('competitions')} and published_at is not null`)} as published`;
});

/** Whether matches without referees are kept from every referee. */
export async function hasOnlyAssignedReferees(db: Database, scope: OrganisationScope): Promise<boolean> {
  return (await refereeRule(db, scope)).onlyAssignedReferees;
}

const refereeRule = compiledOne((db, { organisationId }: OrganisationScope) =>
  db.selectFrom('organisations').select('onlyAssignedReferees').where('id', '=', organisationId),
);

export const listReferees = compiledRows((db, matchIds: readonly string[]) =>
  db
    .selectFrom('matchReferees')
    .innerJoin('players', 'players.id', 'matchReferees.userId')
    .select([...playerColumns, 'matchReferees.matchId'])
    .where('matchReferees.matchId', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`)
    .orderBy('players.firstName')
    .orderBy('players.id'),
);

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
export const listApplicantTeams = compiledRows((db, scope: OrganisationScope, limit: number) =>
  entryRequests(db, scope)
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
    .limit(limit),
);

export async function countApplicantTeams(db: Database, scope: OrganisationScope): Promise<number> {
  return (await askingTeams(db, scope)).count;
}

const askingTeams = compiledOne((db, scope: OrganisationScope) =>
  entryRequests(db, scope).select(({ fn }) => fn.countAll<number>().as('count')),
);

/** Whether the organisation uses lineups at all; otherwise none count as missing. */
export async function usesLineups(db: Database, scope: OrganisationScope, since: Date): Promise<boolean> {
  return (await anyLineup(db, scope, since)) !== undefined;
}

const anyLineup = compiledRow((db, { organisationId }: OrganisationScope, since: Date) =>
  db
    .selectFrom('lineups')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('state', '<>', 'DRAFT')
    .where('createdAt', '>=', since)
    .limit(1),
);

/** Competitions with licences waiting for a decision, most first. */
export const listLicencesToCheck = compiledRows((db, { organisationId }: OrganisationScope) =>
  db
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
    .orderBy('competitions.id'),
);

/** Competitions with open protests, most first. A cancelled match settles nothing. */
export const listOpenProtests = compiledRows((db, { organisationId }: OrganisationScope) =>
  db
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
    .orderBy('competitions.id'),
);
