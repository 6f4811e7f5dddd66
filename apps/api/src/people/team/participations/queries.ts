import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

const taken = ['ACCEPTED', 'WITHDRAWN'] as const;

/** The places of teams in competitions that somebody may see, the newest first; nobody is `null`. */
export function listParticipations(db: Database, userId: string | null, teamIds: readonly string[]) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .select(['participations.teamId', 'competitions.id as competitionId'])
    .select(['competitions.name as competitionName', 'seasons.name as season', 'competitions.state'])
    .where('participations.teamId', 'in', teamIds)
    .where('participations.status', 'in', taken)
    .orderBy('competitions.createdAt', 'desc')
    .orderBy('competitions.id')
    .execute();
}

/** Whether a team has or had a place in any competition, whoever may see it. */
export async function hasTakenPart(trx: Trx, teamId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('participations')
    .innerJoin('competitions', 'competitions.id', 'participations.competitionId')
    .select('participations.id')
    .where('participations.teamId', '=', teamId)
    .where('participations.status', 'in', taken)
    .where('competitions.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
