import type { notificationCalls } from '@traip/contract';
import type { Handler } from '../platform/routing/handler.ts';
import { countUnread } from './read/queries.ts';

export const unread: Handler<typeof notificationCalls.unread> = async ({ db, caller }) => ({
  unread: await countUnread(db, caller.userId),
});
