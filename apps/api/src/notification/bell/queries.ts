import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** What a bell shows: how many wait, and when the latest came. */
export interface Count {
  readonly unread: number;
  readonly latest: Date | null;
}

const mostCounted = 100;

/** For each of these people: one look for all who listen. */
export async function countFor(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Count>> {
  const { rows } = await sql<Count & { userId: string }>`select asked.id as "userId",
      (select count(*)::int from (select 1 from notifications
        where user_id = asked.id and read_at is null limit ${mostCounted}) as waiting) as unread,
      (select max(at) from notifications where user_id = asked.id) as latest
    from unnest(${sql.val(userIds)}::uuid[]) as asked (id)`.execute(db);
  return new Map(rows.map(({ userId, unread, latest }) => [userId, { unread, latest }]));
}

/** Those of these sessions that have not ended. */
export async function openAmong(db: Database, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sql<string>`any(${sql.val(sessionIds)}::uuid[])`)
    .where('endedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
