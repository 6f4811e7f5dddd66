import type { Database, Trx } from '../../../platform/db/schema.ts';

const maxSessions = 50;

/** A person's usable sessions, most recently used first. */
export function listOpenSessions(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('refreshTokens', 'refreshTokens.sessionId', 'sessions.id')
    .select(({ fn }) => [
      'sessions.id',
      'sessions.createdAt as startedAt',
      'sessions.browser',
      'sessions.system',
      'sessions.country',
      'sessions.address',
      fn.max('refreshTokens.createdAt').as('usedAt'),
    ])
    .where('sessions.userId', '=', userId)
    .where('sessions.endedAt', 'is', null)
    .where('refreshTokens.expiresAt', '>', now)
    .groupBy('sessions.id')
    .orderBy('usedAt', 'desc')
    .orderBy('sessions.id')
    .limit(maxSessions)
    .execute();
}

/** False if the person has no such open session. */
export async function endOwnSession(
  db: Database,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every session of a person except the given one. */
export async function endOtherSessions(
  trx: Trx,
  { userId, sessionId, now }: { userId: string; sessionId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}
