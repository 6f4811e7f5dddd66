import { countLimit, type MatchQuery, type Read } from '@traip/contract';
import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../../platform/authorization/visible/queries.ts';
import { compiledOne, compiledRow, compiledRows } from '../../../../platform/db/compiled-rows.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { prefixQuery } from '../../../../platform/db/search-text.ts';
import { selfAndChildren } from '../../../../platform/db/self-and-children.ts';
import { bracketSteps } from '../../tie/bracket/queries.ts';
import { isInConflict } from '../conflicts/queries.ts';
import { isPastDue } from '../due/queries.ts';

/** Which matches to list, for which user and on which day. */
export interface MatchFilter extends Omit<Read<typeof MatchQuery>, 'withFilters'> {
  /** The viewer; `null` is an anonymous user. */
  readonly userId: string | null;
  /** Like 2026-09-01. */
  readonly today: string;
  readonly now: Date;
  readonly organisationId?: string | undefined;
  /** Lists the matches of this team; `teamId` then filters by opponent. */
  readonly ofTeamId?: string | undefined;
  /** Lists the matches of this person: those of their teams and of their children's, and those they referee. */
  readonly ofPersonId?: string | undefined;
}

/** The local day of the kick-off. */
export const day = sql`(matches.kick_off at time zone 'Europe/Madrid')::date`;

/** When a day in Madrid, or a later one, starts. Compared with the plain kick-off so that indexes apply. */
const startOfDay = (date: string, later = 0) =>
  sql`((${date}::date + ${later}::int)::timestamp at time zone 'Europe/Madrid')`;

const isFrom = (date: string, later = 0) => sql<boolean>`matches.kick_off >= ${startOfDay(date, later)}`;
const isBefore = (date: string, later = 0) => sql<boolean>`matches.kick_off < ${startOfDay(date, later)}`;

/** Waits for a free court, in a competition with a queue. */
export const isQueued = sql<boolean>`(matches.state = 'CREATED' and matches.kick_off is null
  and competitions.court_queue is not null and competitions.state not in ('FINISHED', 'CANCELED'))`;

/** Matches of draft or finished competitions don't wait for anything. */
export const isOngoing = sql<boolean>`competitions.state not in ('DRAFT', 'FINISHED', 'CANCELED')`;

/** Needs a date. */
export const lacksDate = sql<boolean>`(${isOngoing} and matches.kick_off is null and not ${isQueued})`;

/** In a running competition, the next match may be called any minute. */
export const isQueuedToday = sql<boolean>`(${isQueued} and competitions.state in ('IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'))`;

const timelines = {
  PAST: (today: string) => isBefore(today),
  TODAY: (today: string) => sql<boolean>`(${isFrom(today)} and ${isBefore(today, 1)} or ${isQueuedToday})`,
  // Cancelled matches aren't upcoming.
  UPCOMING: (today: string) => sql<boolean>`(${isFrom(today, 1)} and matches.state <> 'CANCELLED'
    or ${isQueued} and not ${isQueuedToday})`,
  LIVE: () => sql<boolean>`matches.state = 'IN_PROGRESS'`,
};

/** Matches of competitions that the user can see, with their two sides. */
function visibleMatches(db: Database, userId: string | null) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('matches', 'matches.competitionId', 'competitions.id')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .where('matches.deletedAt', 'is', null);
}

/** The team and the pairs that include a player; evaluated first, so that matches are found by index. */
const sidesOf = (teamId: string) => sql`any(array(select ${teamId}::uuid
  union all select team_id from pairings where one_id = ${teamId}
  union all select team_id from pairings where other_id = ${teamId}))`;

/** Each side is found by its index; with `or` the database may scan all matches in list order. */
const involvesTeam = (teamId: string) => sql<boolean>`matches.id = any(array(
  select own.id from matches as own where own.home_team_id = ${sidesOf(teamId)} and own.deleted_at is null
  union select own.id from matches as own where own.away_team_id = ${sidesOf(teamId)} and own.deleted_at is null))`;

const isRefereedBy = (userId: string) => sql<boolean>`exists (select 1 from match_referees
  where match_referees.match_id = matches.id and match_referees.user_id = ${userId})`;

const hasNoReferee = sql<boolean>`not exists (select 1 from match_referees
  where match_referees.match_id = matches.id)`;

const hasNoLineup = sql<boolean>`(select count(*) from lineups
  where lineups.match_id = matches.id and lineups.state <> 'DRAFT') < 2`;

/** Two equal reports would already be the result of the match. */
const isDisputed = sql<boolean>`(matches.state in ('CREATED', 'SCHEDULED') and (select count(*) from result_reports
  where result_reports.match_id = matches.id) = 2)`;

const isOverdue = (now: Date) => sql<boolean>`(matches.state in ('SCHEDULED', 'IN_PROGRESS')
  and ${isPastDue(now)})`;

/** One index per branch, evaluated first: the result is a small part of a very large table. */
const involvesPerson = (userId: string) => sql<boolean>`matches.id = any(array(
  select own.id from team_members join matches as own on own.home_team_id = team_members.team_id
    and own.deleted_at is null
  where team_members.person_id = any(${selfAndChildren(userId)}) and team_members.left_at is null
  union select own.id from team_members join matches as own on own.away_team_id = team_members.team_id
    and own.deleted_at is null
  where team_members.person_id = any(${selfAndChildren(userId)}) and team_members.left_at is null
  union select match_id from match_referees where user_id = ${userId}))`;

/** Redundant on purpose, so that the database starts with the few competitions of the organisation. */
const isInOrganisation = (organisationId: string) =>
  sql<boolean>`(matches.organisation_id = ${organisationId} and competitions.organisation_id = ${organisationId})`;

/** The conditions for what is missing in matches, as the list requests. */
function missingConditions(filter: MatchFilter) {
  const conditions = {
    withoutReferee: hasNoReferee,
    unscheduled: lacksDate,
    unofficial: sql<boolean>`(matches.state = 'FINISHED' and ${isOngoing})`,
    overdue: sql<boolean>`(${isOverdue(filter.now)} and ${isOngoing})`,
    conflicting: sql<boolean>`(${isInConflict(filter.now)} and ${isOngoing})`,
    disputed: isDisputed,
    withoutLineup: hasNoLineup,
  };
  const names = Object.keys(conditions) as (keyof typeof conditions)[];
  return names.filter((name) => filter[name]).map((name) => conditions[name]);
}

/** The conditions that apply whatever filters are chosen. */
export function matchesInScope(db: Database, filter: MatchFilter) {
  const { organisationId, ofTeamId, phaseId, round, refereeId, search } = filter;
  let query = visibleMatches(db, filter.userId);
  if (organisationId !== undefined) query = query.where(isInOrganisation(organisationId));
  if (ofTeamId !== undefined) query = query.where(involvesTeam(ofTeamId));
  if (filter.ofPersonId !== undefined) query = query.where(involvesPerson(filter.ofPersonId));
  if (phaseId !== undefined) query = query.where('matches.phaseId', '=', phaseId);
  if (round !== undefined) query = query.where('matches.round', '=', round);
  if (refereeId !== undefined) query = query.where(isRefereedBy(refereeId));
  for (const condition of missingConditions(filter)) query = query.where(condition);
  if (filter.from !== undefined) query = query.where(isFrom(filter.from));
  if (filter.to !== undefined) query = query.where(isBefore(filter.to, 1));
  return search === '' ? query : query.where(matchesSearch(search));
}

export function filteredMatches(db: Database, filter: MatchFilter) {
  const { seasonId, categoryId, traipId, competitionId, teamId, sportKey, timeline, state } = filter;
  let query = matchesInScope(db, filter);
  if (seasonId !== undefined) query = query.where('competitions.seasonId', '=', seasonId);
  if (categoryId !== undefined) query = query.where('competitions.categoryId', '=', categoryId);
  if (traipId !== undefined) query = query.where('competitions.traipId', '=', traipId);
  if (competitionId !== undefined) query = query.where('competitions.id', '=', competitionId);
  if (sportKey !== undefined) query = query.where('traips.sportKey', '=', sportKey);
  if (teamId !== undefined) query = query.where(involvesTeam(teamId));
  if (state !== undefined) query = query.where('matches.state', '=', state);
  return timeline === undefined ? query : query.where(timelines[timeline](filter.today));
}

/** Searches the names of the competition and of both teams. */
function matchesSearch(search: string) {
  const words = sql`to_tsquery('simple', ${prefixQuery(search)})`;
  return sql<boolean>`(competitions.search @@ ${words} or home.search @@ ${words} or away.search @@ ${words})`;
}

const refereeCount = sql<number>`(select count(*) from match_referees where match_referees.match_id = matches.id)`;

/** Selects the columns of a list row. */
export function selectRow(query: ReturnType<typeof filteredMatches>) {
  return query
    .leftJoin('fields', 'fields.id', 'matches.fieldId')
    .leftJoin('venues', 'venues.id', 'fields.venueId')
    .select(['matches.id', 'matches.organisationId', 'matches.state', 'matches.kickOff'])
    .select([
      'matches.homeScore',
      'matches.awayScore',
      'matches.phaseId',
      'phases.name as phaseName',
      'matches.round',
      'matches.groupKey',
      'matches.tieKey',
      'matches.result',
    ])
    .select(bracketSteps.as('bracketSteps'))
    .select(['matches.home', 'matches.away', 'matches.isLocked', 'matches.version'])
    .select(['matches.postponedFrom', 'matches.postponedReason', isQueued.as('isQueued')])
    .select(['competitions.id as competitionId', 'competitions.name as competitionName'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey', refereeCount.as('referees')])
    .select(['home.id as homeId', 'home.name as homeName', 'home.code as homeCode'])
    .select([
      'home.sportKey as homeSportKey',
      'home.competitorKind as homeKind',
      'home.avatarKey as homeAvatarKey',
    ])
    .select(['away.id as awayId', 'away.name as awayName', 'away.code as awayCode'])
    .select([
      'away.sportKey as awaySportKey',
      'away.competitorKind as awayKind',
      'away.avatarKey as awayAvatarKey',
    ])
    .select(['fields.id as fieldId', 'fields.name as fieldName'])
    .select(['venues.id as venueId', 'venues.name as venueName']);
}

const rowsOfPage = compiledRows((db, filter: MatchFilter, limit: number, offset: number) =>
  selectRow(filteredMatches(db, filter))
    .orderBy('matches.kickOff', (order) =>
      (filter.sort === 'kickOff:desc' ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('matches.round')
    .orderBy('matches.key')
    .orderBy('matches.id')
    .limit(limit)
    .offset(offset),
);

/** One page by kick-off; undated matches come last, by round. */
export function pageOfMatches(db: Database, filter: MatchFilter) {
  return rowsOfPage(db, filter, filter.limit, (filter.page - 1) * filter.limit);
}

/** The list row of one match, if the user can see it; `null` is an anonymous user. */
export const findRow = compiledRow((db, userId: string | null, id: string) =>
  selectRow(visibleMatches(db, userId)).where('matches.id', '=', id),
);

/** The list rows of these matches, by kick-off. */
export const findRows = compiledRows((db, userId: string | null, ids: readonly string[]) =>
  selectRow(visibleMatches(db, userId))
    .where('matches.id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .orderBy('matches.kickOff')
    .orderBy('matches.id'),
);

export type MatchRecord = Awaited<ReturnType<typeof pageOfMatches>>[number];

const counted = compiledOne((db, filter: MatchFilter) =>
  db
    .selectFrom(filteredMatches(db, filter).select('matches.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count')),
);

export async function countMatches(db: Database, filter: MatchFilter): Promise<number> {
  return (await counted(db, filter)).count;
}

/** The starts and ends of the periods of these matches. */
export const listPeriodEvents = compiledRows((db, matchIds: readonly string[]) =>
  db
    .selectFrom('matchEvents')
    .selectAll()
    .where('matchId', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`)
    .where('type', 'in', ['START', 'END', 'RE_OPEN'])
    .where('deletedAt', 'is', null)
    .orderBy('seq'),
);
