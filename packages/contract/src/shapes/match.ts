import { registrableEvents } from '@traip/engine';
import { outcomes, rubberEndings } from '@traip/engine/match';
import { z } from 'zod';
import { Id, Instant, isStorable, optionalText, Version } from './fields.ts';

const count = z.number().int().min(0).max(9999);
/** One number for each side. */
export const ScorePair = z.object({ home: count, away: count });
export const MatchSide = z.enum(['HOME', 'AWAY']);

/** A half, quarter, set or inning by its number; SO is the shoot-out. */
export const Period = z.union([z.number().int().min(1).max(99), z.literal('SO')]);

const Kind = z.string().trim().min(1).max(40).refine(isStorable, 'TEXT_INVALID');

/** A rubber of a tie: the sets played so far, and its players. */
export const RubberToWrite = z
  .object({
    key: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,39}$/)
      .meta({ example: 'S1' }),
    sets: z.array(ScorePair).max(9).default([]),
    ending: z.enum(rubberEndings).nullable().default(null),
    /** The people of each side; kept if omitted. */
    home: z.array(Id).max(2).optional(),
    away: z.array(Id).max(2).optional(),
  })
  .meta({ id: 'rubberToWrite' });

/** An event, as sent by the desk. Its value comes from the rules, whatever the desk sends. */
export const EventToRegister = z.object({
  /** Created by the device: sent again, it is the same event. */
  clientEventId: Id,
  type: z.enum(registrableEvents),
  teamId: Id.optional(),
  playerId: Id.optional(),
  personRole: z.enum(['PLAYER', 'STAFF']).optional(),
  /** Who gave the assist, or who was fouled. */
  relatedPlayerId: Id.optional(),
  period: Period,
  minute: z.number().int().min(0).max(999).default(0),
  second: z.number().int().min(0).max(59).optional(),
  kind: Kind.optional(),
  /** A set entered as a whole. */
  payload: z.object({ set: z.number().int().min(1).max(99), home: count, away: count }).optional(),
  /** A rubber of a tie, as played so far; its kind is RUBBER. */
  rubber: RubberToWrite.optional(),
  /** When a period began or ended, for a device that was offline. */
  at: Instant.optional(),
});

export const NewMatchEvent = EventToRegister.extend({ matchId: Id }).meta({ id: 'newMatchEvent' });

export const NewMatchEvents = z
  .object({ matchId: Id, events: z.array(EventToRegister).min(1).max(100) })
  .meta({ id: 'newMatchEvents' });

const reason = optionalText(500);
const version = Version.optional();

/** For a device that was offline: sent again, it is the same start or end. */
const queued = { clientEventId: Id.optional(), at: Instant.optional() };

const roundPoints = z.number().int().min(0).max(10);
const JudgedRounds = z.array(z.object({ home: roundPoints, away: roundPoints })).max(20);
const CardDeductions = z.array(z.object({ from: MatchSide, points: z.number().int().min(1).max(9) })).max(20);

/** The judges' cards of a bout, round by round; the referee's deductions count on every card. */
export const ScoreCards = z
  .object({
    judges: z
      .array(
        z.object({
          name: z.string().max(60).nullable(),
          rounds: JudgedRounds,
          /** The side named by a judge with a level card, if there has to be a winner. */
          named: MatchSide.nullable(),
        }),
      )
      .max(9),
    deductions: CardDeductions,
  })
  .meta({ id: 'scoreCards' });

const CardsToWrite = z
  .object({
    judges: z
      .array(
        z.object({
          name: optionalText(60),
          rounds: JudgedRounds,
          named: MatchSide.nullable().default(null),
        }),
      )
      .max(9),
    deductions: CardDeductions.default([]),
  })
  .meta({ id: 'scoreCardsToWrite' });

/** The round in which a bout ended, and the time in it. */
export const StoppedAt = z
  .object({
    period: z.number().int().min(1).max(99),
    minute: z.number().int().min(0).max(240),
    second: z.number().int().min(0).max(59),
  })
  .meta({ id: 'stoppedAt' });

/** How a bout ended. */
const bout = {
  method: Kind.optional(),
  winner: MatchSide.optional(),
  stoppedAt: StoppedAt.optional(),
  scoreCards: CardsToWrite.optional(),
};

export const StartMatch = z.object({ force: z.boolean().default(false), ...queued, version });
export const FinishMatch = z.object({ ...queued, ...bout, version });
export const MoveMatch = z.object({ version });

export const ReopenMatch = z.object({
  reason,
  /** The clock continues as if it had never stopped. */
  resume: z.boolean().default(false),
  /** Cancels started matches whose participant would no longer be in them. */
  force: z.boolean().default(false),
  version,
});

export const CancelMatch = z.object({
  reason,
  outcome: z.enum(['DRAW_AWARDED']).optional(),
  /** Who goes through, if one has to. */
  advances: MatchSide.optional(),
  version,
});

const result = {
  matchId: Id,
  outcome: z.enum(outcomes).default('NORMAL'),
  score: ScorePair.optional(),
  sets: z.array(ScorePair).max(99).optional(),
  /** Every rubber of a tie, from which the score follows. */
  rubbers: z.array(RubberToWrite).min(1).max(15).optional(),
  shootOut: ScorePair.optional(),
  tries: ScorePair.optional(),
  /** Outs made at bat by each side, three to an inning; and runs not due to an error. */
  outs: ScorePair.optional(),
  earnedRuns: ScorePair.optional(),
  extraTime: z.boolean().optional(),
  ...bout,
  tooFewPlayers: z.boolean().optional(),
  decision: z.enum(['RESUME', 'REPLAY', 'KEEP_SCORE']).optional(),
  reason,
};

/** A manual result. It overrides the sum of the events, which are kept. */
export const ResultByHand = z
  .object({ ...result, force: z.boolean().default(false), version })
  .meta({ id: 'resultByHand' });

/** The effects of this result; with `reopen`, of reopening the match, and then of the result if given. */
export const SupposedResult = z
  .object({ ...result, reopen: z.boolean().default(false) })
  .meta({ id: 'supposedResult' });
