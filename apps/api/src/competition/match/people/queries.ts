import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** What a match tells of the people in it. */
export function listPeople(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'userCode', 'firstName', 'surnames', 'avatarKey', 'privacy'])
    .where('id', '=', sql<string>`any(${sql.val([...new Set(ids)])}::uuid[])`)
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Which of these teams somebody is in. */
export async function listOwnTeams(
  db: Database,
  userId: string,
  teamIds: readonly (string | null)[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('teamMembers')
    .select('teamId')
    .where('userId', '=', userId)
    .where('leftAt', 'is', null)
    .where('teamId', '=', sql<string>`any(${sql.val(teamIds.filter((id) => id !== null))}::uuid[])`)
    .execute();
  return rows.map(({ teamId }) => teamId);
}
