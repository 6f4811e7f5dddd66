import { sql } from 'kysely';
import type { Database } from './schema.ts';

interface Counting {
  readonly db: Database;
  readonly now: () => Date;
}

/** Counts one more within a time window, in the database: shared by all processes, surviving restarts. */
export async function increment({ db, now }: Counting, key: string, minutes: number) {
  const time = now();
  const expiry = new Date(time.getTime() - minutes * 60_000);
  const stale = sql<boolean>`attempts.window_started_at <= ${expiry}`;
  const row = await db
    .insertInto('attempts')
    .values({ key, windowStartedAt: time, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${stale} then 1 else attempts.count + 1 end`,
        windowStartedAt: sql<Date>`case when ${stale} then ${time}::timestamptz else attempts.window_started_at end`,
      }),
    )
    .returning(['count', 'windowStartedAt'])
    .executeTakeFirstOrThrow();
  const end = row.windowStartedAt.getTime() + minutes * 60_000;
  return { count: row.count, retryAfterSeconds: Math.max(1, Math.ceil((end - time.getTime()) / 1000)) };
}

/** Undoes one count. */
export async function decrement({ db }: Pick<Counting, 'db'>, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}
