import type { SportKey } from '@traip/engine';
import type { MatchStatus } from '@traip/engine/match';
import { sql } from 'kysely';
import { compiledRows } from '../../../../platform/db/compiled-rows.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { day, isQueued, isQueuedToday, type MatchFilter, matchesInScope } from '../rows/queries.ts';

interface Choice {
  readonly state: MatchStatus | null;
  readonly timeline: 'PAST' | 'TODAY' | 'UPCOMING' | null;
  readonly sportKey: SportKey | null;
  readonly seasonId: string | null;
  readonly categoryId: string | null;
  readonly traipId: string | null;
  readonly competitionId: string | null;
  readonly name: string | null;
  readonly count: number;
}

const maxChoices = 600;

/** Every filter choice of the list with its count, in one pass. */
export async function listChoices(db: Database, filter: MatchFilter): Promise<Choice[]> {
  return (await choices(db, filter)) as Choice[];
}

const choices = compiledRows((db, filter: MatchFilter) => {
  const timeline = sql`case when ${day} < ${filter.today}::date then 'PAST'
    when ${day} = ${filter.today}::date or ${isQueuedToday} then 'TODAY'
    when ${day} > ${filter.today}::date and matches.state <> 'CANCELLED' or ${isQueued} then 'UPCOMING' end`;
  return db
    .selectFrom(
      matchesInScope(db, filter)
        .select(['matches.state', 'traips.sportKey', sql`${timeline}`.as('timeline')])
        .select(['seasons.id as seasonId', 'seasons.name as season'])
        .select(['categories.id as categoryId', 'categories.name as category'])
        .select(['traips.id as traipId', 'traips.name as traip'])
        .select(['competitions.id as competitionId', 'competitions.name as competition'])
        .as('found'),
    )
    .select(['state', 'timeline', 'sportKey', 'seasonId', 'categoryId', 'traipId', 'competitionId'])
    .select(sql<string | null>`coalesce(season, category, traip, competition)`.as('name'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(
      sql`grouping sets ((state), (timeline), (sport_key), (season_id, season), (category_id, category),
        (traip_id, traip), (competition_id, competition))`,
    )
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(maxChoices);
});

const maxTeams = 200;

/** The teams of the listed matches, with their number of matches. */
export const listTeamChoices = compiledRows((db, filter: MatchFilter) =>
  db
    .selectFrom(matchesInScope(db, filter).select(['matches.homeTeamId', 'matches.awayTeamId']).as('found'))
    .innerJoin('teams', (join) => join.on(sql<boolean>`teams.id in (found.home_team_id, found.away_team_id)`))
    .select(['teams.id', 'teams.name'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('teams.id', 'is distinct from', filter.ofTeamId ?? null)
    .groupBy(['teams.id', 'teams.name'])
    .orderBy('count', 'desc')
    .orderBy('teams.name')
    .limit(maxTeams),
);
