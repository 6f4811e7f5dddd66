import { matchActionNames, matchStatuses, outcomes, rubberEndings } from '@traip/engine/match';
import { z } from 'zod';
import { RoundOfBracket } from './bracket-round.ts';
import { DeskTeam, Doer } from './desk-people.ts';
import { Id, Instant } from './fields.ts';
import { DeskLicensing } from './licence-check.ts';
import { MatchSide, Period, ScoreCards, ScorePair, StoppedAt } from './match.ts';
import { PlayerInBrief } from './player.ts';
import { ProtestedPeople, Settlement } from './protest.ts';
import { TeamInBrief } from './team.ts';

const Person = {
  teamId: z.string(),
  playerId: z.string().nullable(),
  personRole: z.enum(['PLAYER', 'STAFF']),
};

/** An event of a match, with its place in the order of the match. */
export const DeskEvent = z
  .object({
    id: Id,
    clientEventId: Id.nullable(),
    seq: z.number(),
    type: z.string(),
    teamId: Id.nullable(),
    playerId: Id.nullable(),
    playerName: z.string().nullable(),
    personRole: z.enum(['PLAYER', 'STAFF']).nullable(),
    relatedPlayerId: Id.nullable(),
    relatedName: z.string().nullable(),
    period: Period.nullable(),
    minute: z.number().nullable(),
    second: z.number().nullable(),
    /** As it was registered; as the rules read it, a card is among `cards`. */
    kind: z.string().nullable(),
    value: z.number().nullable(),
    payload: z.record(z.string(), z.json()),
    createdAt: Instant,
    /** Who wrote it down; only staff are told. */
    by: Doer.nullable(),
  })
  .meta({ id: 'deskEvent' });

/** An event that was taken back: it counts for nothing, and stays in the books. */
const TakenBack = DeskEvent.extend({ deletedAt: Instant, deletedBy: Doer.nullable() }).meta({
  id: 'takenBackEvent',
});

export const MatchClock = z.object({
  is: z.enum(['WAITING', 'RUNNING', 'BREAK', 'OVER']),
  period: Period.nullable(),
  /** Time played, counted through the whole match. */
  minute: z.number(),
  second: z.number(),
  shown: z.string().nullable(),
  /** Since when it runs; null while it stands. */
  runningSince: Instant.nullable(),
  /** When this was read. */
  readAt: Instant,
});

const DeskResult = z.object({
  outcome: z.enum(outcomes),
  source: z.enum(['EVENTS', 'MANUAL']),
  shootOut: ScorePair.nullable(),
  tries: ScorePair,
  wentToExtraTime: z.boolean(),
  method: z.string().nullable(),
  /** Who won a bout by its method; null where the score tells. */
  winnerByMethod: MatchSide.nullable(),
  stoppedAt: StoppedAt.nullable(),
  scoreCards: ScoreCards.nullable(),
  counts: z.boolean(),
});

/** Something that was done with a match beside its events. */
const DeskRecord = z.object({
  id: z.string(),
  action: z.string(),
  at: Instant,
  by: Doer,
  /** Staff let people play who may not: somebody has to decide what follows. */
  protest: z
    .object({
      teamId: Id,
      note: z.string().nullable(),
      people: ProtestedPeople,
      settlement: Settlement.nullable(),
    })
    .optional(),
});

/** A rubber of a tie, who plays it and how it stands. */
export const RubberOfTie = z
  .object({
    key: z.string(),
    kind: z.enum(['SINGLES', 'DOUBLES']),
    /** What it adds to the score of the tie. */
    value: z.number(),
    sets: z.array(ScorePair),
    ending: z.enum(rubberEndings).nullable(),
    /** Null while it is open, and where nobody played it. */
    winner: MatchSide.nullable(),
    /** Whether something of it was written down. */
    hasBegun: z.boolean(),
    home: z.array(PlayerInBrief),
    away: z.array(PlayerInBrief),
  })
  .meta({ id: 'rubberOfTie' });

/** A match as those see it who keep its score. */
export const Desk = z
  .object({
    id: Id,
    version: z.number(),
    state: z.enum(matchStatuses),
    kickOff: Instant.nullable(),
    startedAt: Instant.nullable(),
    finishedAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    competition: z.object({ id: Id, name: z.string() }),
    phase: z.object({ id: Id, name: z.string() }),
    round: z.number(),
    /** Of a knock-out. */
    bracket: RoundOfBracket.nullable(),
    isKnockout: z.boolean(),
    /** What a level score leads to. In a tie of two legs only the second one decides, by the sum of both. */
    decider: z.object({
      needsWinner: z.boolean(),
      /** The first leg, as this match's home and away see it. */
      carried: ScorePair.nullable(),
      /** Between sums that are level, goals as visitors count first. */
      awayGoals: z.boolean(),
    }),
    /** From these two follow the rules, on any device. */
    sportVariantKey: z.string(),
    rulesOverride: z.record(z.string(), z.json()),
    home: TeamInBrief.nullable(),
    away: TeamInBrief.nullable(),
    score: ScorePair.nullable(),
    result: DeskResult.nullable(),
    /** Who goes through because it was decided. */
    advances: MatchSide.nullable(),
    periods: z.array(
      z.object({
        period: Period,
        home: z.number(),
        away: z.number(),
        startedAt: Instant.nullable(),
        endedAt: Instant.nullable(),
        hasEnded: z.boolean(),
      }),
    ),
    clock: MatchClock,
    sets: z.array(z.object({ set: z.number(), ...ScorePair.shape, winner: MatchSide.nullable() })),
    /** Of a tie, every rubber of its rules in their order; null in other matches. */
    rubbers: z.array(RubberOfTie).nullable(),
    cards: z.array(
      z.object({
        ...Person,
        eventId: Id,
        kind: z.string(),
        minutes: z.number().nullable(),
        sendsOff: z.boolean(),
        period: Period,
        minute: z.number(),
      }),
    ),
    out: z.array(z.object({ ...Person, eventId: Id, reason: z.string() })),
    fouls: z.array(z.object({ period: z.number(), ...ScorePair.shape })),
    /** What cannot have happened like this, and has to be looked at before the match ends. */
    doubts: z.array(z.object({ doubt: z.string(), set: z.number() })),
    events: z.array(DeskEvent),
    takenBack: z.array(TakenBack),
    /** What was done with the match beside its events, latest first; only staff are told. */
    records: z.array(DeskRecord),
    /** Who may be named in events; null while a side is open. */
    players: z.object({ home: DeskTeam.nullable(), away: DeskTeam.nullable() }),
    /** Whoever referees, the main one first; through a scorer link as the public page shows them. */
    referees: z.array(z.object({ name: z.string(), avatarUrl: z.string().nullable(), role: z.string() })),
    licensing: DeskLicensing,
    mvp: z.object({ teamId: Id, playerId: Id, name: z.string() }).nullable(),
    /** Whether the caller may say now who the best player was. */
    mayPickMvp: z.boolean(),
    /** What the caller may do now. */
    actions: z.array(z.enum(matchActionNames)),
  })
  .meta({ id: 'desk' });

/** The event that was registered, now or by an earlier attempt, and the match with it. */
export const Registered = z.object({ event: DeskEvent, desk: Desk }).meta({ id: 'registeredEvent' });

/** Why one of many was refused. */
export const OutcomeError = z.object({
  code: z.string(),
  message: z.object({ es: z.string(), en: z.string() }),
  field: z.string().optional(),
  details: z.json().optional(),
});

/** What became of each, in the order in which they came. */
export const RegisteredMany = z
  .object({
    outcomes: z.array(
      z.object({
        clientEventId: Id,
        status: z.enum(['REGISTERED', 'KNOWN', 'REFUSED']),
        eventId: Id.nullable(),
        error: OutcomeError.nullable(),
      }),
    ),
    desk: Desk,
  })
  .meta({ id: 'registeredEvents' });

/** What a result would change; nothing of it is written. */
export const ResultImpact = z
  .object({
    score: ScorePair,
    positions: z.array(z.object({ teamId: Id, before: z.number(), after: z.number() })),
    slots: z.array(
      z.object({
        matchId: Id,
        side: MatchSide,
        before: Id.nullable(),
        after: Id.nullable(),
        isProvisional: z.boolean(),
      }),
    ),
    /** Matches that have started and stand in the way. */
    started: z.array(Id),
  })
  .meta({ id: 'resultImpact' });
