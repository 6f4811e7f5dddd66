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

/** An event of a match, with its position in the match. */
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
    /** As registered; `cards` has each card as the rules count it. */
    kind: z.string().nullable(),
    value: z.number().nullable(),
    payload: z.record(z.string(), z.json()),
    createdAt: Instant,
    /** Who recorded it; only for staff. */
    by: Doer.nullable(),
  })
  .meta({ id: 'deskEvent' });

/** An undone event: it no longer counts, but stays on record. */
const UndoneEvent = DeskEvent.extend({ deletedAt: Instant, deletedBy: Doer.nullable() }).meta({
  id: 'takenBackEvent',
});

export const MatchClock = z.object({
  is: z.enum(['WAITING', 'RUNNING', 'BREAK', 'OVER']),
  period: Period.nullable(),
  /** Time played, counted through the whole match. */
  minute: z.number(),
  second: z.number(),
  shown: z.string().nullable(),
  /** Since when it runs; null while it is stopped. */
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
  /** The winner of a bout by its method; null if the score decides. */
  winnerByMethod: MatchSide.nullable(),
  stoppedAt: StoppedAt.nullable(),
  scoreCards: ScoreCards.nullable(),
  counts: z.boolean(),
});

/** An action on a match, other than its events. */
const DeskRecord = z.object({
  id: z.string(),
  action: z.string(),
  at: Instant,
  by: Doer,
  /** Staff let ineligible people play: the organiser has to decide what follows. */
  protest: z
    .object({
      teamId: Id,
      note: z.string().nullable(),
      people: ProtestedPeople,
      settlement: Settlement.nullable(),
    })
    .optional(),
});

/** A rubber of a tie, its players and its score. */
export const RubberOfTie = z
  .object({
    key: z.string(),
    kind: z.enum(['SINGLES', 'DOUBLES']),
    /** What it adds to the score of the tie. */
    value: z.number(),
    sets: z.array(ScorePair),
    ending: z.enum(rubberEndings).nullable(),
    /** Null while it is open, and if it was not played. */
    winner: MatchSide.nullable(),
    /** Whether anything of it was recorded. */
    hasBegun: z.boolean(),
    home: z.array(PlayerInBrief),
    away: z.array(PlayerInBrief),
  })
  .meta({ id: 'rubberOfTie' });

/** A match for its scorers. */
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
    /** For a knockout. */
    bracket: RoundOfBracket.nullable(),
    isKnockout: z.boolean(),
    /** What a level score leads to. In a tie of two legs only the second one decides, by the aggregate. */
    decider: z.object({
      needsWinner: z.boolean(),
      /** The first leg, as this match's home and away see it. */
      carried: ScorePair.nullable(),
      /** On a level aggregate, away goals count first. */
      awayGoals: z.boolean(),
    }),
    /** Any device can derive the rules from these two. */
    sportVariantKey: z.string(),
    rulesOverride: z.record(z.string(), z.json()),
    home: TeamInBrief.nullable(),
    away: TeamInBrief.nullable(),
    score: ScorePair.nullable(),
    result: DeskResult.nullable(),
    /** The side that goes through by decision. */
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
    /** In a tie, every rubber of its rules in order; null in other matches. */
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
    /** Events that cannot have happened like this, to be checked before the match ends. */
    doubts: z.array(z.object({ doubt: z.string(), set: z.number() })),
    events: z.array(DeskEvent),
    takenBack: z.array(UndoneEvent),
    /** Other actions on the match, latest first; only for staff. */
    records: z.array(DeskRecord),
    /** Who may be named in events; null while a side is open. */
    players: z.object({ home: DeskTeam.nullable(), away: DeskTeam.nullable() }),
    /** The referees, the main one first; through a scorer link, as on the public page. */
    referees: z.array(z.object({ name: z.string(), avatarUrl: z.string().nullable(), role: z.string() })),
    licensing: DeskLicensing,
    mvp: z.object({ teamId: Id, playerId: Id, name: z.string() }).nullable(),
    /** Whether the caller may choose the best player now. */
    mayPickMvp: z.boolean(),
    /** What the caller may do now. */
    actions: z.array(z.enum(matchActionNames)),
  })
  .meta({ id: 'desk' });

/** The event registered now or by an earlier attempt, and the resulting match. */
export const Registered = z.object({ event: DeskEvent, desk: Desk }).meta({ id: 'registeredEvent' });

/** Why one of several was refused. */
export const OutcomeError = z.object({
  code: z.string(),
  message: z.object({ es: z.string(), en: z.string() }),
  field: z.string().optional(),
  details: z.json().optional(),
});

/** The outcome of each, in the order sent. */
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

/** What a result would change; nothing is stored. */
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
