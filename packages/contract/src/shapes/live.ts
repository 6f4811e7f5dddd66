import { matchStatuses } from '@traip/engine/match';
import { z } from 'zod';
import { MatchClock } from './desk.ts';
import { Code, Id, Instant } from './fields.ts';
import { MatchSide } from './match.ts';

/**
 * The state of a match: enough to redraw its scoreboard; readers fetch the rest, or wait for a later version.
 * After a lost connection a message may arrive twice, with the same `id`. Messages about a competition name
 * no match.
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
    /** The clock at that time; null if the change left it as it was. */
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
    /** The team whose lineup was confirmed. */
    teamId: Id.optional(),
    /** Which phase it is about. */
    phaseId: Id.optional(),
    /** The new state of the competition or the phase. */
    to: z.string().optional(),
  })
  .meta({ id: 'liveMessage' });

/** For browsers, which cannot send headers here: the ticket, and the id of the last message received. */
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
