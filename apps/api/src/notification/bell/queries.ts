import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** What a bell shows: the number of unread notifications, and when the latest came. */
export interface UnreadCount {
  readonly unread: number;
  readonly latest: Date | null;
}

const maxCount = 100;

/** The counts of many people, in one query. */
export async function countUnreadFor(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, UnreadCount>> {
  const { rows } = await sql<UnreadCount & { userId: string }>`select asked.id as "userId",
      (select count(*)::int from (select 1 from notifications
        where user_id = asked.id and read_at is null limit ${maxCount}) as waiting) as unread,
      (select max(at) from notifications where user_id = asked.id) as latest
    from unnest(${sql.val(userIds)}::uuid[]) as asked (id)`.execute(db);
  return new Map(rows.map(({ userId, unread, latest }) => [userId, { unread, latest }]));
}

/** The given sessions that have not ended. */
export async function findOpenSessions(
  db: Database,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any(${sql.val(sessionIds)}::uuid[])`)
    .where('endedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
