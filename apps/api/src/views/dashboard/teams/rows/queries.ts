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
import type { Database } from '../../../../platform/db/schema.ts';
import { prefixQuery } from '../../../../platform/db/search-text.ts';

/** Which teams of an organisation are asked for, by whom and on which day. */
export interface TeamFilter extends Omit<Read<typeof OrganisationTeamQuery>, 'withFilters'> {
  readonly organisationId: string;
  /** Who looks; nobody is `null`. */
  readonly userId: string | null;
  /** Text like 2026-09-01. */
  readonly today: string;
}

const hidden = privacies.filter((privacy) => privacy !== 'PUBLIC' && privacy !== 'PRIVATE');
const staff = sql.join([...staffRoles]);

const isInTeam = (userId: string | null) => sql<boolean>`exists (select 1 from team_members as own
  where own.team_id = teams.id and own.user_id = ${userId}::uuid and own.left_at is null)`;
const isInOrganisation = (userId: string | null) => sql<boolean>`exists (select 1
  from organisation_members as own where own.organisation_id = teams.organisation_id
    and own.user_id = ${userId}::uuid)`;

/** `teamIsSeenBy`, said in SQL: the public ones; for a member all but the private; for staff and its own people all. */
const isSeenBy = (userId: string | null) => sql<boolean>`(teams.privacy = ${'PUBLIC' satisfies Privacy}
  or ${isInTeam(userId)} or exists (select 1 from organisation_members as own
    where own.organisation_id = teams.organisation_id and own.user_id = ${userId}::uuid
      and (own.role in (${staff}) or teams.privacy in (${sql.join(hidden)}))))`;

/** The places of teams in competitions that whoever asks may see. */
export function places(db: Database, { userId, timeline, today }: TeamFilter) {
  const taken = competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .where('participations.status', 'in', ['ACCEPTED', 'WITHDRAWN']);
  return timeline === undefined ? taken : taken.where(timelines[timeline](today));
}

/** What holds whatever is chosen in the filters that the list offers. */
export function reach(db: Database, filter: TeamFilter) {
  const { organisationId, userId, search, timeline } = filter;
  let found = db
    .selectFrom('teams')
    .where('teams.organisationId', '=', organisationId)
    .where('teams.deletedAt', 'is', null)
    .where(isSeenBy(userId));
  if (timeline !== undefined)
    found = found.where('teams.id', 'in', places(db, filter).select('participations.teamId'));
  if (search === '') return found;
  return found.where(sql<boolean>`teams.search @@ to_tsquery('simple', ${prefixQuery(search)})`);
}

function matching(db: Database, filter: TeamFilter) {
  const { sportKey, privacy } = filter;
  let found = reach(db, filter);
  if (sportKey !== undefined) found = found.where('teams.sportKey', '=', sportKey);
  if (privacy !== undefined) found = found.where('teams.privacy', '=', privacy);
  const chosen = chosenPlaces(db, filter);
  return chosen === null ? found : found.where('teams.id', 'in', chosen.select('participations.teamId'));
}

/** The places in the competitions that were chosen; null where none was: then also teams without a place are listed. */
function chosenPlaces(db: Database, filter: TeamFilter) {
  const { seasonId, categoryId, traipId, competitionId, states, gender, skillLevel } = filter;
  const named = [seasonId, categoryId, traipId, competitionId, gender, skillLevel, states[0]];
  if (named.every((one) => one === undefined)) return null;
  let found = places(db, filter);
  if (seasonId !== undefined) found = found.where('competitions.seasonId', '=', seasonId);
  if (categoryId !== undefined) found = found.where('competitions.categoryId', '=', categoryId);
  if (traipId !== undefined) found = found.where('competitions.traipId', '=', traipId);
  if (competitionId !== undefined) found = found.where('competitions.id', '=', competitionId);
  if (gender !== undefined) found = found.where('categories.gender', '=', gender);
  if (skillLevel !== undefined) found = found.where('categories.skillLevel', '=', skillLevel);
  return states.length === 0 ? found : found.where('competitions.state', 'in', states);
}

const order = {
  name: sql`lower(teams.name)`,
  participations: sql`participations`,
  createdAt: sql`teams.created_at`,
};

/** One page. The address of a team is for its people and its organisation. */
export function pageOfTeams(db: Database, filter: TeamFilter) {
  const { page, limit, userId } = filter;
  const [column, direction] = filter.sort.split(':') as [keyof typeof order, 'asc' | 'desc'];
  const participations = competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .where('participations.status', 'in', ['ACCEPTED', 'WITHDRAWN'])
    .whereRef('participations.teamId', '=', sql.ref('teams.id'))
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return matching(db, filter)
    .select(['teams.id', 'teams.name', 'teams.code', 'teams.sportKey', 'teams.avatarKey', 'teams.email'])
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

/** How many there are, as far as anybody pages. */
export async function countTeams(db: Database, filter: TeamFilter): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).select('teams.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
