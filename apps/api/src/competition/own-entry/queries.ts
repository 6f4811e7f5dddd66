import { sql } from 'kysely';
import { playerColumns } from '../../platform/db/player-columns.ts';
import type { Database } from '../../platform/db/schema.ts';
import { selfAndChildren } from '../../platform/db/self-and-children.ts';

/** The entries of the caller and their children, each with the latest last. */
export function listEntriesOf(db: Database, competitionId: string, userId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .innerJoin('players', 'players.id', 'teamMembers.personId')
    .select(playerColumns)
    .select(['participations.teamId', 'participations.status', 'participations.reason'])
    .where('participations.competitionId', '=', competitionId)
    .where('teams.competitorKind', '=', 'INDIVIDUAL')
    .where('teamMembers.leftAt', 'is', null)
    .where(sql<boolean>`players.id = any(${selfAndChildren(userId)})`)
    .orderBy('participations.createdAt')
    .orderBy('participations.id')
    .execute();
}
