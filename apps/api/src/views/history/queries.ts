import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../platform/authorization/visible/queries.ts';
import type { Database } from '../../platform/db/schema.ts';

/** As many as a page can show. */
const maxCompetitions = 2000;

/** The competitions of a Traip that a user may see, with their seasons, newest first. */
export function listCompetitions(db: Database, userId: string | null, traipId: string) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.id', 'competitions.name', 'competitions.state', 'categories.name as category'])
    .select(['seasons.id as seasonId', 'seasons.name as season', 'seasons.startsOn', 'seasons.endsOn'])
    .where('competitions.traipId', '=', traipId)
    .orderBy('seasons.startsOn', (order) => order.desc().nullsLast())
    .orderBy('seasons.id', 'desc')
    .orderBy(sql`folded(competitions.name)`)
    .orderBy('competitions.id')
    .limit(maxCompetitions)
    .execute();
}

export type CompetitionOfSeason = Awaited<ReturnType<typeof listCompetitions>>[number];

/** A public competition in all its seasons, newest first; a chain may lead through one that is not public. */
export function listSeasons(db: Database, competitionId: string) {
  return competitionsVisibleTo(db, null)
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .select(['competitions.id', 'competitions.name', 'competitions.state', 'seasons.name as season'])
    .where(sql<boolean>`competitions.id in (select seasons_of_competition(${competitionId}))`)
    .orderBy('seasons.startsOn', (order) => order.desc().nullsLast())
    .orderBy('competitions.createdAt', 'desc')
    .orderBy('competitions.id', 'desc')
    .execute();
}
