import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

/** People who haven't been deleted. */
export function listPeople(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('players')
    .select(playerColumns)
    .where('id', '=', anyOf(ids))
    .where('deletedAt', 'is', null)
    .execute();
}

export function listTeams(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'code', 'sportKey', 'competitorKind', 'avatarKey'])
    .where('id', '=', anyOf(ids))
    .execute();
}
