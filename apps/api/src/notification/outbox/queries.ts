import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** The rest is claimed with the next poll. */
const batchSize = 500;

interface ClaimedEmail {
  readonly userId: string;
  readonly ids: string[];
}

/** Claims what has waited long enough to be emailed, grouped by person; the caller must queue it. */
export async function claimEmails(trx: Trx, before: Date): Promise<ClaimedEmail[]> {
  const { rows } = await sql<ClaimedEmail>`with due as (
      select distinct user_id from notifications where mail_since <= ${before}::timestamptz limit ${batchSize}),
    waiting as (
      select notifications.id from notifications join due on due.user_id = notifications.user_id
      where notifications.mail_since is not null for update of notifications skip locked),
    taken as (
      update notifications set mail_since = null from waiting where notifications.id = waiting.id
      returning notifications.user_id, notifications.id, notifications.at)
    select user_id as "userId", array_agg(id::text order by at desc) as ids from taken group by user_id`.execute(
    trx,
  );
  return rows;
}

/** Claims what is to be pushed, grouped by device. */
export async function claimPushMessages(
  trx: Trx,
): Promise<{ readonly deviceId: string; readonly ids: string[] }[]> {
  const { rows } = await sql<{ deviceId: string; ids: string[] }>`with waiting as (
      select id from notifications where push_since is not null limit ${batchSize} for update skip locked),
    taken as (
      update notifications set push_since = null from waiting where notifications.id = waiting.id
      returning notifications.user_id, notifications.id, notifications.at)
    select push_devices.id as "deviceId", array_agg(taken.id::text order by taken.at desc) as ids
    from taken join push_devices on push_devices.user_id = taken.user_id group by push_devices.id`.execute(
    trx,
  );
  return rows;
}

/** Since when the oldest notification has waited to be emailed; null: none is waiting. */
export async function findOldestPendingEmail(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('notifications')
    .select('mailSince')
    .where('mailSince', 'is not', null)
    .orderBy('mailSince')
    .limit(1)
    .executeTakeFirst();
  return row?.mailSince ?? null;
}
