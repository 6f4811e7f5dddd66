import { z } from 'zod';
import { call } from '../call.ts';
import { open, signedIn } from '../permissions/index.ts';
import { Code, Id } from '../shapes/fields.ts';
import { FollowQuery, LiveMessage, LiveTicket, LiveTicketRequest } from '../shapes/live.ts';

export const liveCalls = {
  ticket: call({
    method: 'POST',
    path: '/live/ticket',
    summary: 'Create a one-minute stream token; pass it to the feed as ?token=',
    access: signedIn,
    body: LiveTicketRequest,
    reply: LiveTicket,
    errors: ['NOT_FOUND'],
  }),
};

const feed = { access: open, query: FollowQuery, reply: LiveMessage, replyIsFeed: true } as const;
const errors = ['NOT_FOUND', 'TOO_MANY_FOLLOWERS'] as const;

/**
 * Live updates. Unlike other calls they do not end: clients read them with an EventSource, which reconnects
 * automatically and resumes where it stopped.
 */
export const liveFeeds = {
  match: call({
    method: 'GET',
    path: '/live/match/{id}',
    summary: 'Stream a match',
    ...feed,
    params: z.object({ id: Id }),
    errors,
  }),
  competition: call({
    method: 'GET',
    path: '/live/competition/{id}',
    summary: 'Stream a competition',
    ...feed,
    params: z.object({ id: Id }),
    errors,
  }),
  organisation: call({
    method: 'GET',
    path: '/live/organisation/{orgCode}',
    ...feed,
    summary: 'Stream the matches of an organisation the caller can see',
    params: z.object({ orgCode: Code }),
    errors,
  }),
};
