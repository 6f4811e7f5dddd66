import { countLimit, type notificationCalls, pageWith } from '@traip/contract';
import type { Handler } from '../platform/routing/handler.ts';
import { countNotifications, countUnread, listNotifications } from './read/queries.ts';
import { notificationReply } from './read/reply.ts';

export const listInbox: Handler<typeof notificationCalls.list> = async ({ db, caller }, { query }) => {
  const { page, limit, ...filter } = query;
  const [rows, total, unread] = await Promise.all([
    listNotifications(db, caller.userId, query),
    countNotifications(db, caller.userId, filter, countLimit),
    countUnread(db, caller.userId),
  ]);
  return { ...pageWith(rows.map(notificationReply), { page, limit, total }), unread };
};
