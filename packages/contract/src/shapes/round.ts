import { algorithmKeys } from '@traip/engine/formats';
import { outcomes } from '@traip/engine/match';
import { z } from 'zod';
import { Desk, OutcomeError } from './desk.ts';
import { Id, Instant, optionalText, Version } from './fields.ts';
import { ResultByHand, ScorePair } from './match.ts';
import { MatchRow } from './match-list.ts';
import { reportModes } from './result-report.ts';
import { TeamInBrief } from './team.ts';

const RoundNumber = z.number().int().min(1).max(999);

/** Without a phase and a round, the round of today; else the last with results; else the first. */
export const RoundQuery = z.object({
  phaseId: Id.optional(),
  round: z.coerce.number().int().min(1).max(999).optional(),
});

/** A round, and how far it is. */
const RoundInBrief = z
  .object({
    round: z.number(),
    /** The first and the last kick-off. */
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    isToday: z.boolean(),
    matches: z.number(),
    /** Matches whose result is written, official or not. */
    withResult: z.number(),
    /** Matches that are closed or cancelled. */
    official: z.number(),
  })
  .meta({ id: 'roundInBrief' });

/** The score that a team tells; of golf by holes and of bouts, how it was won. */
const ReportInBrief = ScorePair.extend({ method: z.string().nullable() }).meta({ id: 'reportInBrief' });

/** A match of a round with everything that its result consists of. */
const RoundMatch = z
  .object({
    ...MatchRow.omit({ competition: true, phase: true, isLocked: true, referees: true }).shape,
    state: Desk.shape.state,
    outcome: z.enum(outcomes).nullable(),
    sets: z.array(ScorePair),
    shootOut: ScorePair.nullable(),
    method: z.string().nullable(),
    winnerByMethod: Desk.shape.advances,
    /** Somebody goes through: it may not end level. */
    isKnockout: z.boolean(),
    /** What the teams say, while the match has no result. */
    reports: z.object({ home: ReportInBrief.nullable(), away: ReportInBrief.nullable() }).nullable(),
    /** What the caller may do with it now. */
    actions: Desk.shape.actions,
  })
  .meta({ id: 'roundMatch' });

/** A round of a competition as those see it who write its results. */
export const Round = z
  .object({
    /** The phases that have matches, in order. */
    phases: z.array(z.object({ id: Id, name: z.string() })),
    phaseId: Id.nullable(),
    round: z.number().nullable(),
    /** Null where the matches were made by hand. */
    algorithm: z.enum(algorithmKeys).nullable(),
    rounds: z.array(RoundInBrief),
    /** How many rounds a Swiss has; those not paired yet are not among `rounds`. */
    swissRounds: z.number().nullable(),
    /** The table has changed since the round was drawn, and nobody has begun it. */
    isOutdated: z.boolean(),
    /** From these two follow the rules, on any device. */
    sportVariantKey: z.string(),
    rulesOverride: z.record(z.string(), z.json()),
    matches: z.array(RoundMatch),
    /** Who does not play in this round. */
    resting: z.array(TeamInBrief),
    /** Whether the teams tell results. */
    reportMode: z.enum(reportModes),
    /** Whether the caller is of the staff: writes results and pairs the next round. */
    mayPair: z.boolean(),
  })
  .meta({ id: 'round' });

/** One result of many. Its version tells which state of the match it was written for. */
const ResultInRound = ResultByHand.pick({
  matchId: true,
  score: true,
  sets: true,
  shootOut: true,
  method: true,
  winner: true,
  stoppedAt: true,
  scoreCards: true,
})
  .extend({ version: Version })
  .meta({ id: 'resultInRound' });

export const ResultsOfRound = z
  .object({
    results: z
      .array(ResultInRound)
      .min(1)
      .max(200)
      .refine(
        (results) => new Set(results.map(({ matchId }) => matchId)).size === results.length,
        'MATCH_TWICE',
      ),
  })
  .meta({ id: 'resultsOfRound' });

/** What became of each, in the order in which they came: a wrong one never stops the others. */
export const SavedResults = z
  .object({
    outcomes: z.array(
      z.object({
        matchId: Id,
        /** UNCHANGED: the match has this result already. */
        status: z.enum(['SAVED', 'UNCHANGED', 'REFUSED']),
        error: OutcomeError.nullable(),
      }),
    ),
  })
  .meta({ id: 'savedResults' });

export const RoundToClose = z.object({ phaseId: Id, round: RoundNumber }).meta({ id: 'roundToClose' });

/** Rain over the whole round: what has not begun loses its date. */
export const RoundToPostpone = RoundToClose.extend({ reason: optionalText(500) }).meta({
  id: 'roundToPostpone',
});

/** What waits for a new date, and what was left because it has begun or had none. */
export const PostponedRound = z
  .object({ postponed: z.array(Id), left: z.array(Id) })
  .meta({ id: 'postponedRound' });

/** What is official now, and which matches are missing for the round to be. */
export const ClosedRound = z
  .object({
    official: z.array(Id),
    missing: z.array(z.object({ matchId: Id, error: OutcomeError.nullable() })),
  })
  .meta({ id: 'closedRound' });
