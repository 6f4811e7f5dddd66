import type { Worker } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services/services.ts';
import { noticeOf } from './notice-of.ts';
import { type Follower, listFollowers, saveDeviceNews, saveFollowerNews } from './notify/queries.ts';

/** Sends followers the news, in batches. */
export function followerWorker({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Worker<'followers'> {
  return async (news) => {
    const notice = noticeOf(news);
    const cause = { by: news.by, at: new Date(news.at) };
    let after: string | null = null;
    do {
      const followers: Follower[] = await listFollowers(db, notice, after);
      const ids = (isDevice: boolean) =>
        followers.filter((one) => one.isDevice === isDevice).map(({ id }) => id);
      await db.transaction().execute(async (trx) => {
        await saveFollowerNews(trx, notice, ids(false), cause);
        // Written and queued together: if it runs twice, a device still gets one message.
        const saved = await saveDeviceNews(trx, notice, ids(true), cause);
        await jobs.sendMany(
          trx,
          'push',
          saved.map((newsId) => ({ newsId, at: news.at })),
        );
      });
      after = followers.at(-1)?.id ?? null;
    } while (after !== null);
  };
}
