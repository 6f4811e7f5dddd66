import { sql } from 'kysely';
import type { World } from '../../testing/world.ts';

/** Waits until followers have been sent all pending news. */
export async function followersNotified({ store: { db } }: World): Promise<void> {
  for (;;) {
    const waiting = await db.selectFrom('followerNews').select('id').execute();
    const { rows } = await sql`select 1 from pgboss.job
      where name in ('followers', 'push') and state in ('created', 'active', 'retry')`.execute(db);
    if (waiting.length === 0 && rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
