import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { MatchClock } from './desk.ts';
import { Code, Id, Instant } from './fields.ts';
import { MatchSide } from './match.ts';

/**
 * How a match stands: enough to draw its board anew; a reader asks for the rest, or waits for the next of a later
 * version. The same may come twice after a lost line: `id` tells. What is told of a competition names no match.
 */
export const LiveMessage = z
  .object({
    id: z.number(),
    kind: z.string(),
    at: Instant,
    /** Null: this is about the competition. */
    matchId: Id.nullable(),
    competitionId: Id,
    state: z.enum(matchStatuses).nullable(),
    version: z.number().nullable(),
    score: z.object({ home: z.number(), away: z.number() }).nullable(),
    /** The clock as it was read then; null where the change left it as it was. */
    clock: MatchClock.nullable(),
    sets: z.array(
      z.object({ set: z.number(), home: z.number(), away: z.number(), winner: MatchSide.nullable() }),
    ),
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
    /** Which phase it is about. */
    phaseId: Id.optional(),
    /** The state that the competition, or the phase, has now. */
    to: z.string().optional(),
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
