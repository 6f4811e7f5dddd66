import { countLimit, type MatchQuery, type Read } from '@traip/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { beginningsOf } from '../../db/search-text.ts';
import { competitionsSeenBy } from '../seen/queries.ts';

export interface MatchFilter extends Omit<Read<typeof MatchQuery>, 'withFilters'> {
  /** Who looks; nobody is `null`. */
  readonly userId: string | null;
  readonly today: string;
  /** The team of whose matches this is a list; `teamId` then names their rivals. */
  readonly ofTeamId?: string;
}

/** The day of its kick-off, where it is played. */
const day = sql`(matches.kick_off at time zone 'Europe/Madrid')::date`;

const timelines = {
  PAST: (today: string) => sql<boolean>`${day} < ${today}::date`,
  TODAY: (today: string) => sql<boolean>`${day} = ${today}::date`,
  UPCOMING: (today: string) => sql<boolean>`${day} > ${today}::date`,
  LIVE: () => sql<boolean>`matches.state = 'IN_PROGRESS'`,
};

/** Living matches of competitions that somebody may see, with their two sides. */
function seenMatches(db: Database, userId: string | null) {
  return competitionsSeenBy(db, userId)
    .innerJoin('matches', 'matches.competitionId', 'competitions.id')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .where('matches.deletedAt', 'is', null);
}

const isPlayedBy = (teamId: string) =>
  sql<boolean>`(matches.home_team_id = ${teamId} or matches.away_team_id = ${teamId})`;

function matching(db: Database, filter: MatchFilter) {
  const { seasonId, categoryId, traipId, competitionId, teamId, ofTeamId, sportKey, timeline, search } =
    filter;
  let found = seenMatches(db, filter.userId);
  if (seasonId !== undefined) found = found.where('competitions.seasonId', '=', seasonId);
  if (categoryId !== undefined) found = found.where('competitions.categoryId', '=', categoryId);
  if (traipId !== undefined) found = found.where('competitions.traipId', '=', traipId);
  if (competitionId !== undefined) found = found.where('competitions.id', '=', competitionId);
  if (sportKey !== undefined) found = found.where('traips.sportKey', '=', sportKey);
  for (const id of [teamId, ofTeamId]) if (id !== undefined) found = found.where(isPlayedBy(id));
  if (timeline !== undefined) found = found.where(timelines[timeline](filter.today));
  return search === '' ? found : found.where(isCalled(search));
}

/** By the name of the competition, or of one of the two. */
function isCalled(search: string) {
  const words = sql`to_tsquery('simple', ${beginningsOf(search)})`;
  return sql<boolean>`(competitions.search @@ ${words} or home.search @@ ${words} or away.search @@ ${words})`;
}

/** One page by kick-off; what has no date yet comes last, in the order of its rounds. */
export function pageOfMatches(db: Database, { page, limit, ...filter }: MatchFilter) {
  return matching(db, { page, limit, ...filter })
    .select(['matches.id', 'matches.state', 'matches.kickOff', 'matches.homeScore', 'matches.awayScore'])
    .select(['competitions.id as competitionId', 'competitions.name as competitionName'])
    .select(['home.id as homeId', 'home.name as homeName', 'home.code as homeCode'])
    .select(['home.sportKey as homeSportKey', 'home.avatarKey as homeAvatarKey'])
    .select(['away.id as awayId', 'away.name as awayName', 'away.code as awayCode'])
    .select(['away.sportKey as awaySportKey', 'away.avatarKey as awayAvatarKey'])
    .orderBy('matches.kickOff', (order) =>
      (filter.sort === 'kickOff:desc' ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('matches.round')
    .orderBy('matches.key')
    .orderBy('matches.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type MatchRecord = Awaited<ReturnType<typeof pageOfMatches>>[number];

export async function countMatches(db: Database, filter: MatchFilter): Promise<number> {
  const { count } = await db
    .selectFrom(matching(db, filter).select('matches.id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
