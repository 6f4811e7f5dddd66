import { type liveCalls, refuse } from '@traip/contract';
import type { Handler } from '../routing/handler.ts';
import { seenAmong } from './feed/queries.ts';
import { writeTicket } from './feed/ticket.ts';
import { findFeed } from './follow.ts';

export const createTicket: Handler<typeof liveCalls.ticket> = async (context, { body }) => {
  const { caller, db } = context;
  const feed = await findFeed(context, body.feed, body);
  const seen = feed && (await seenAmong(db, caller.userId, feed.kind, [feed.id]));
  if (!feed || !seen?.has(feed.id)) return refuse('NOT_FOUND');
  return writeTicket(context, caller, feed);
};
