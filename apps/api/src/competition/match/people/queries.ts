import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** What replies about a match need to know of people. */
export function listPeople(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'userCode', 'firstName', 'surnames', 'avatarKey', 'privacy'])
    .where('id', '=', sql<string>`any(${sql.val([...new Set(ids)])}::uuid[])`)
    .execute();
}

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** Which of these teams the user is a member of. */
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
