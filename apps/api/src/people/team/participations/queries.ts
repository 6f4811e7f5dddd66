import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

const participatingStatuses = ['ACCEPTED', 'WITHDRAWN'] as const;

/** Participations in competitions that the user may see, newest first; `null` is an anonymous visitor. */
export function listParticipations(db: Database, userId: string | null, teamIds: readonly string[]) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .select(['participations.teamId', 'competitions.id as competitionId'])
    .select(['competitions.name as competitionName', 'seasons.name as season', 'competitions.state'])
    .where('participations.teamId', 'in', teamIds)
    .where('participations.status', 'in', participatingStatuses)
    .orderBy('competitions.createdAt', 'desc')
    .orderBy('competitions.id')
    .execute();
}

/** The competitions that are not over and in which a team has a place, visible or not. */
export function listUnfinished(trx: Trx, teamId: string) {
  return trx
    .selectFrom('participations')
    .innerJoin('competitions', 'competitions.id', 'participations.competitionId')
    .select(['competitions.id', 'competitions.name'])
    .where('participations.teamId', '=', teamId)
    .where('participations.status', '=', 'ACCEPTED')
    .where('competitions.state', 'not in', ['FINISHED', 'CANCELED'])
    .where('competitions.deletedAt', 'is', null)
    .orderBy('competitions.name')
    .orderBy('competitions.id')
    .execute();
}

/** Whether a team has or had a place in any competition, visible or not. */
export async function hasTakenPart(trx: Trx, teamId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('participations')
    .innerJoin('competitions', 'competitions.id', 'participations.competitionId')
    .select('participations.id')
    .where('participations.teamId', '=', teamId)
    .where('participations.status', 'in', participatingStatuses)
    .where('competitions.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
