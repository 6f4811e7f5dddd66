import type { Database } from '../../platform/db/schema.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import { listFollowers, saveFollowerNews } from './tell/queries.ts';

/** Tells the followers of a match, some hundred at a time. */
export function followerWorker(db: Database): Worker<'followers'> {
  return async (news) => {
    let after: string | null = null;
    do {
      const userIds: string[] = await listFollowers(db, news, after);
      if (userIds.length > 0) await saveFollowerNews(db, news, userIds);
      after = userIds.at(-1) ?? null;
    } while (after !== null);
  };
}
