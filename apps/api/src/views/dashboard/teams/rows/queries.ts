import {
  countLimit,
  type OrganisationTeamQuery,
  type Privacy,
  privacies,
  type Read,
  staffRoles,
} from '@traip/contract';
import { sql } from 'kysely';
import { timelines } from '../../../../competition/competition/lists/queries.ts';
import { memberCount } from '../../../../people/team/people/queries.ts';
import { competitionsVisibleTo } from '../../../../platform/authorization/visible/queries.ts';
import { membershipCounts, teamMate } from '../../../../platform/db/acting-organisation.ts';
import { effectiveRole } from '../../../../platform/db/effective-role.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { prefixQuery } from '../../../../platform/db/search-text.ts';

/** The filters of the list, with its viewer and the current day. */
export interface TeamFilter extends Omit<Read<typeof OrganisationTeamQuery>, 'withFilters'> {
  readonly organisationId: string;
  /** Null for an anonymous visitor. */
  readonly userId: string | null;
  /** Text like 2026-09-01. */
  readonly today: string;
}

const memberOnly = privacies.filter((privacy) => privacy !== 'PUBLIC' && privacy !== 'PRIVATE');
const staffRoleList = sql.join([...staffRoles]);

const isInTeam = (userId: string | null) => sql<boolean>`exists (select 1 from team_members as own
  where own.team_id = teams.id and own.person_id = ${teamMate(userId)}::uuid and own.left_at is null)`;
const isInOrganisation = (userId: string | null) => sql<boolean>`exists (select 1
  from organisation_members as own where own.organisation_id = teams.organisation_id
    and own.user_id = ${userId}::uuid and ${membershipCounts('own')})`;

/** `isTeamVisible` in SQL: public teams; all but private ones for members; all for staff and the team's own people. */
const isSeenBy = (userId: string | null) => sql<boolean>`(teams.privacy = ${'PUBLIC' satisfies Privacy}
  or ${isInTeam(userId)} or exists (select 1 from organisation_members as own
    where own.organisation_id = teams.organisation_id and own.user_id = ${userId}::uuid
      and ${membershipCounts('own')} and (${effectiveRole('own')} in (${staffRoleList}) or teams.privacy in (${sql.join(memberOnly)}))))`;

/** Participations in competitions that the viewer may see. */
export function participationsIn(db: Database, { userId, timeline, today }: TeamFilter) {
  const query = competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .where('participations.status', 'in', ['ACCEPTED', 'WITHDRAWN']);
  return timeline === undefined ? query : query.where(timelines[timeline](today));
}

/** The teams before the filters that the list itself offers. */
export function visibleTeams(db: Database, filter: TeamFilter) {
  const { organisationId, userId, search, timeline } = filter;
  let query = db
    .selectFrom('teams')
    .where('teams.organisationId', '=', organisationId)
    .where('teams.deletedAt', 'is', null)
    .where('teams.competitorKind', '=', 'TEAM')
    .where(isSeenBy(userId));
  if (timeline !== undefined)
    query = query.where('teams.id', 'in', participationsIn(db, filter).select('participations.teamId'));
  if (search === '') return query;
  return query.where(sql<boolean>`teams.search @@ to_tsquery('simple', ${prefixQuery(search)})`);
}

function filteredTeams(db: Database, filter: TeamFilter) {
  const { sportKey, privacy } = filter;
  let query = visibleTeams(db, filter);
  if (sportKey !== undefined) query = query.where('teams.sportKey', '=', sportKey);
  if (privacy !== undefined) query = query.where('teams.privacy', '=', privacy);
  const chosen = chosenParticipations(db, filter);
  return chosen === null ? query : query.where('teams.id', 'in', chosen.select('participations.teamId'));
}

/** Participations matching the filters; null without such filters, when teams without any are listed too. */
function chosenParticipations(db: Database, filter: TeamFilter) {
  const { seasonId, categoryId, traipId, competitionId, states, gender, skillLevel } = filter;
  const chosenFilters = [seasonId, categoryId, traipId, competitionId, gender, skillLevel, states[0]];
  if (chosenFilters.every((one) => one === undefined)) return null;
  let query = participationsIn(db, filter);
  if (seasonId !== undefined) query = query.where('competitions.seasonId', '=', seasonId);
  if (categoryId !== undefined) query = query.where('competitions.categoryId', '=', categoryId);
  if (traipId !== undefined) query = query.where('competitions.traipId', '=', traipId);
  if (competitionId !== undefined) query = query.where('competitions.id', '=', competitionId);
  if (gender !== undefined) query = query.where('categories.gender', '=', gender);
  if (skillLevel !== undefined) query = query.where('categories.skillLevel', '=', skillLevel);
  return states.length === 0 ? query : query.where('competitions.state', 'in', states);
}

const order = {
  name: sql`lower(teams.name)`,
  participations: sql`participations`,
  createdAt: sql`teams.created_at`,
};

/** One page. A team's email is only for its people and its organisation. */
export function pageOfTeams(db: Database, filter: TeamFilter) {
  const { page, limit, userId } = filter;
  const [column, direction] = filter.sort.split(':') as [keyof typeof order, 'asc' | 'desc'];
  const participations = competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .where('participations.status', 'in', ['ACCEPTED', 'WITHDRAWN'])
    .whereRef('participations.teamId', '=', sql.ref('teams.id'))
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return filteredTeams(db, filter)
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
      'teams.email',
    ])
    .select(['teams.privacy', memberCount.as('memberCount')])
    .select(sql<boolean>`${isInTeam(userId)} or ${isInOrganisation(userId)}`.as('isOwn'))
    .select(sql<number>`(${participations})`.as('participations'))
    .orderBy(order[column], direction)
    .orderBy(sql`lower(teams.name)`)
    .orderBy('teams.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** The total, counted up to a limit. */
export async function countTeams(db: Database, filter: TeamFilter): Promise<number> {
  const { count } = await db
    .selectFrom(filteredTeams(db, filter).select('teams.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
