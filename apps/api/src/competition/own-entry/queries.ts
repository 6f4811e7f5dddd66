import { sql } from 'kysely';
import { playerColumns } from '../../platform/db/player-columns.ts';
import type { Database } from '../../platform/db/schema.ts';
import { selfAndChildren } from '../../platform/db/self-and-children.ts';

/** What decides whether players enter by themselves. */
export function findTaking(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  id: string,
) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.id', 'competitions.state', 'takesRegistrations', 'competitors', 'sportVariantKey'])
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.id', '=', id)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
}

export type Taking = NonNullable<Awaited<ReturnType<typeof findTaking>>>;

/** The caller first, then the children they answer for. */
export function listSelfAndChildren(db: Database, userId: string) {
  return db
    .selectFrom('players')
    .select(playerColumns)
    .select('players.birthday')
    .where(sql<boolean>`players.id = any(${selfAndChildren(userId)})`)
    .where('players.deletedAt', 'is', null)
    .orderBy(sql`players.id = ${userId} desc`)
    .orderBy('players.firstName')
    .orderBy('players.id')
    .execute();
}

/** What is known of their entries, the latest of each last. */
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
