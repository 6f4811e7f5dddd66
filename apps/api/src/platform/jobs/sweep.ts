import type { Database } from '../db/schema.ts';
import type { Worker } from './jobs.ts';

const day = 86_400_000;

/** Runs every night and deletes expired rows. */
export function sweepWorker({ db, now }: { db: Database; now: () => Date }): Worker<'sweep'> {
  return async () => {
    const today = now();
    const yesterday = new Date(today.getTime() - day);
    const aWeekAgo = new Date(today.getTime() - 7 * day);
    const aMonthAgo = new Date(today.getTime() - 30 * day);
    const halfAYearAgo = new Date(today.getTime() - 180 * day);
    const aYearAgo = new Date(today.getTime() - 365 * day);
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('attempts').where('windowStartedAt', '<', yesterday).execute();
      await trx.deleteFrom('idempotencyKeys').where('createdAt', '<', yesterday).execute();
      await trx.deleteFrom('liveChanges').where('at', '<', yesterday).execute();
      await trx.deleteFrom('pageChanges').where('at', '<', yesterday).execute();
      await trx.deleteFrom('notifications').where('at', '<', halfAYearAgo).execute();
      await trx.deleteFrom('deviceNews').where('at', '<', aMonthAgo).execute();
      await trx.deleteFrom('followerDevices').where('usedAt', '<', aYearAgo).execute();
      await trx.deleteFrom('webhookDeliveries').where('at', '<', aMonthAgo).execute();
      await trx.deleteFrom('registrations').where('createdAt', '<', aWeekAgo).execute();
      await trx.deleteFrom('mailTokens').where('expiresAt', '<', today).execute();
      for (const date of ['expiresAt', 'revokedAt'] as const)
        await trx.deleteFrom('accessTokens').where(date, '<', aMonthAgo).execute();
      await trx
        .deleteFrom('accessTokens')
        .where('grantId', 'is not', null)
        .where('expiresAt', '<', yesterday)
        .execute();
      await trx.deleteFrom('appCodes').where('expiresAt', '<', yesterday).execute();
      await trx.deleteFrom('appDevices').where('expiresAt', '<', yesterday).execute();
      await trx.deleteFrom('appRefreshTokens').where('expiresAt', '<', today).execute();
      await trx.deleteFrom('appRefreshTokens').where('rotatedAt', '<', aMonthAgo).execute();
      await trx.deleteFrom('appGrants').where('revokedAt', '<', aMonthAgo).execute();
      await trx
        .deleteFrom('appGrants')
        .where('createdAt', '<', yesterday)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('appRefreshTokens').select('hash').whereRef('grantId', '=', 'appGrants.id'))),
        )
        .execute();
      await trx.deleteFrom('challenges').where('expiresAt', '<', today).execute();
      await trx.deleteFrom('refreshTokens').where('expiresAt', '<', today).execute();
      await trx
        .deleteFrom('sessions')
        .where('createdAt', '<', yesterday)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('refreshTokens').select('hash').whereRef('sessionId', '=', 'sessions.id'))),
        )
        .execute();
    });
  };
}
