import type { Database, Trx } from '../../../platform/db/schema.ts';

const mostShown = 50;

/** The sessions with which somebody can go on, the one last used first. */
export function listOpenSessions(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('refreshTokens', 'refreshTokens.sessionId', 'sessions.id')
    .select(({ fn }) => [
      'sessions.id',
      'sessions.createdAt as startedAt',
      fn.max('refreshTokens.createdAt').as('usedAt'),
    ])
    .where('sessions.userId', '=', userId)
    .where('sessions.endedAt', 'is', null)
    .where('refreshTokens.expiresAt', '>', now)
    .groupBy('sessions.id')
    .orderBy('usedAt', 'desc')
    .orderBy('sessions.id')
    .limit(mostShown)
    .execute();
}

/** Whether somebody had such a session open. */
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

/** Ends every session of a person but the one that speaks. */
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
