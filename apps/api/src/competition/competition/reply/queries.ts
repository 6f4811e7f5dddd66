import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../../../platform/db/schema.ts';
import { teamCount } from '../lists/queries.ts';

/** A competition with its organisation, Traip, season and category. */
export function findCompetitionDetails(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  id: string,
) {
  return db
    .selectFrom('competitions')
    .innerJoin('organisations', 'organisations.id', 'competitions.organisationId')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .selectAll('competitions')
    .select(['organisations.orgCode', 'organisations.name as organisationName'])
    .select(['organisations.avatarKey as organisationAvatarKey', teamCount.as('teams')])
    .select(({ ref }) => [
      jsonBuildObject({
        id: ref('traips.id'),
        code: ref('traips.code'),
        name: ref('traips.name'),
        sportKey: ref('traips.sportKey'),
        privacy: ref('traips.privacy'),
        avatarKey: ref('traips.avatarKey'),
      }).as('traip'),
      jsonBuildObject({
        id: ref('seasons.id'),
        traipId: ref('seasons.traipId'),
        name: ref('seasons.name'),
        startsOn: ref('seasons.startsOn'),
        endsOn: ref('seasons.endsOn'),
        version: ref('seasons.version'),
      }).as('season'),
      jsonBuildObject({
        id: ref('categories.id'),
        traipId: ref('categories.traipId'),
        name: ref('categories.name'),
        gender: ref('categories.gender'),
        skillLevel: ref('categories.skillLevel'),
        minAge: ref('categories.minAge'),
        maxAge: ref('categories.maxAge'),
        sportVariantKey: ref('categories.sportVariantKey'),
        version: ref('categories.version'),
      }).as('category'),
    ])
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.id', '=', id)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type CompetitionDetails = NonNullable<Awaited<ReturnType<typeof findCompetitionDetails>>>;

const begun = sql`matches.state in ('IN_PROGRESS', 'FINISHED', 'CLOSED')`;

/** The number of matches per phase, in one pass. */
const matchCounts = (competitionId: string) => sql<{ phaseId: string; matches: number; played: number }>`(
  select matches.phase_id, count(*) as matches, count(*) filter (where ${begun}) as played
  from matches where matches.competition_id = ${competitionId} and matches.deleted_at is null
  group by matches.phase_id)`;

/** The phases in order, with format and progress. */
export function listPhases(db: Database, competitionId: string) {
  return db
    .selectFrom('phases')
    .leftJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phases.id')
    .leftJoin(matchCounts(competitionId).as('counted'), 'counted.phaseId', 'phases.id')
    .selectAll('phases')
    .select(['brokerConfigs.algorithm', 'brokerConfigs.generatedAt'])
    .select(sql<number>`coalesce(counted.matches, 0)`.as('matches'))
    .select(sql<number>`coalesce(counted.played, 0)`.as('played'))
    .select(
      sql<number>`(select count(*) from phase_teams join participations
        on participations.team_id = phase_teams.team_id and participations.competition_id = phases.competition_id
        where phase_teams.phase_id = phases.id and participations.status = 'ACCEPTED')`.as('teams'),
    )
    .where('phases.competitionId', '=', competitionId)
    .orderBy('phases.place')
    .execute();
}

export type PhaseRecord = Awaited<ReturnType<typeof listPhases>>[number];

/** Whether a match that counts for players names one of them: in any statistic, or as the best player. */
export async function findStatistics(db: Database, competitionId: string): Promise<boolean> {
  const named = await db
    .selectFrom('matches')
    .select('matches.id')
    .where('matches.competitionId', '=', competitionId)
    .where('matches.deletedAt', 'is', null)
    .where('matches.state', 'in', ['FINISHED', 'CLOSED'])
    .where(sql<boolean>`matches.result ->> 'countsForPlayers' = 'true'`)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('matches.mvpPlayerId', 'is not', null),
        exists(
          selectFrom('matchEvents')
            .select('matchEvents.id')
            .whereRef('matchEvents.matchId', '=', 'matches.id')
            .where('matchEvents.deletedAt', 'is', null)
            .where('matchEvents.type', 'in', ['GOAL', 'OWN_GOAL', 'CARD', 'FOUL', 'STAT'])
            .where('matchEvents.playerId', 'is not', null),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return named !== undefined;
}
