import { type liveCalls, refuse } from '@traip/contract';
import type { Handler } from '../routing/handler.ts';
import { findVisibleFeeds } from './feed/queries.ts';
import { signTicket } from './feed/ticket.ts';
import { findFeed } from './follow.ts';

export const createTicket: Handler<typeof liveCalls.ticket> = async (context, { body }) => {
  const { caller, db } = context;
  const feed = await findFeed(context, body.feed, body);
  const visible = feed && (await findVisibleFeeds(db, caller.userId, feed.kind, [feed.id]));
  if (!feed || !visible?.has(feed.id)) return refuse('NOT_FOUND');
  return signTicket(context, caller, feed);
};
