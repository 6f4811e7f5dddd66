import type { Database } from '../../platform/db/schema.ts';

/** An account that has not been deleted, by its address. */
export function findAccount(db: Database, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email.trim().toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Ends the sessions, access tokens and apps of one person, or of all; returns the session count. */
export async function endSessions(db: Database, userId: string | null, now: Date): Promise<number> {
  for (const table of ['accessTokens', 'appGrants'] as const)
    await db
      .updateTable(table)
      .set({ revokedAt: now })
      .where('revokedAt', 'is', null)
      .$if(userId !== null, (query) => query.where('userId', '=', userId as string))
      .execute();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('endedAt', 'is', null)
    .$if(userId !== null, (query) => query.where('userId', '=', userId as string))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
