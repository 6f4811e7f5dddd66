import { sql } from 'kysely';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { selfAndChildren } from '../../../platform/db/self-and-children.ts';

/** What replies about a match need to know about people. */
export function peopleWith(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('players')
    .select(playerColumns)
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`);
}

export const listPeople = (db: Database, ids: readonly string[]) => peopleWith(db, ids).execute();

/** Which of these teams the user or a child of theirs is a member of. */
export async function listOwnTeams(
  db: Database,
  userId: string,
  teamIds: readonly (string | null)[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('teamMembers')
    .select('teamId')
    .where('personId', '=', sql<string>`any(${selfAndChildren(userId)})`)
    .where('leftAt', 'is', null)
    .where('teamId', '=', sql<string>`any(${sql.val(teamIds.filter((id) => id !== null))}::uuid[])`)
    .execute();
  return rows.map(({ teamId }) => teamId);
}
