import type { notificationCalls } from '@traip/contract';
import type { Handler } from '../platform/routing/handler.ts';
import { countUnread, markNotifications } from './read/queries.ts';

export const mark: Handler<typeof notificationCalls.mark> = ({ db, caller, now }, { body }) =>
  db.transaction().execute(async (trx) => {
    const at = now();
    await markNotifications(trx, caller.userId, body.which, body.isRead ? at : null);
    return { at, unread: await countUnread(trx, caller.userId) };
  });
