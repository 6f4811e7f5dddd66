import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { Code, Id, Instant } from './fields.ts';

/**
 * The names under which a feed tells of a match; who reads it with an EventSource listens to each. Whatever has no
 * name here comes as UPDATED.
 */
export const liveKinds = [
  'CREATED',
  'UPDATED',
  'SCHEDULED',
  'RESCHEDULED',
  'PARTICIPANTS_SET',
  'REFEREES_SET',
  'STREAM_SET',
  'LINEUP_CONFIRMED',
  'STARTED',
  'EVENT_REGISTERED',
  'EVENTS_REGISTERED',
  'EVENT_DELETED',
  'FINISHED',
  'RESULT_BY_HAND',
  'CLOSED',
  'REOPENED',
  'CANCELLED',
  'DELETED',
] as const;

/** What a feed says of itself: it begins; too much was missed, so ask anew; there is nothing here for you any more. */
export const feedSigns = ['ready', 'reset', 'gone'] as const;

/** How a match stands; a reader asks for the rest, or waits for the next of a later version. The same may come twice after a lost line: `id` tells. */
export const LiveMessage = z
  .object({
    id: z.number(),
    kind: z.string(),
    at: Instant,
    matchId: Id,
    competitionId: Id,
    state: z.enum(matchStatuses),
    version: z.number(),
    score: z.object({ home: z.number(), away: z.number() }).nullable(),
    lastEvent: z
      .object({
        id: Id,
        type: z.string(),
        teamId: Id.nullable(),
        period: z.string().nullable(),
        minute: z.number().nullable(),
        second: z.number().nullable(),
        kind: z.string().nullable(),
        value: z.number().nullable(),
      })
      .nullable(),
    /** Whose lineup was confirmed. */
    teamId: Id.optional(),
  })
  .meta({ id: 'liveMessage' });

/** For browsers, which cannot send headers here: the ticket, and the id of the last message they heard. */
export const FollowQuery = z.object({
  token: z.string().min(1).max(2000).optional(),
  lastEventId: z.string().max(100).optional(),
});

export const LiveTicketRequest = z
  .discriminatedUnion('feed', [
    z.object({ feed: z.literal('match'), id: Id }),
    z.object({ feed: z.literal('competition'), id: Id }),
    z.object({ feed: z.literal('organisation'), orgCode: Code }),
  ])
  .meta({ id: 'liveTicketRequest' });

export const LiveTicket = z.object({ ticket: z.string(), expiresAt: Instant }).meta({ id: 'liveTicket' });
