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

/** By default today's round; else the last one with results; else the first. */
export const RoundQuery = z.object({
  phaseId: Id.optional(),
  round: z.coerce.number().int().min(1).max(999).optional(),
});

/** A round and its progress. */
const RoundInBrief = z
  .object({
    round: z.number(),
    /** The first and the last kick-off. */
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    isToday: z.boolean(),
    matches: z.number(),
    /** The number of matches with a result, official or not. */
    withResult: z.number(),
    /** The number of matches that are closed or cancelled. */
    official: z.number(),
  })
  .meta({ id: 'roundInBrief' });

/** The score reported by a team; for golf by holes and bouts, how it was won. */
const ReportInBrief = ScorePair.extend({ method: z.string().nullable() }).meta({ id: 'reportInBrief' });

/** A match of a round with all parts of its result. */
const RoundMatch = z
  .object({
    ...MatchRow.omit({ competition: true, phase: true, isLocked: true, referees: true }).shape,
    state: Desk.shape.state,
    outcome: z.enum(outcomes).nullable(),
    sets: z.array(ScorePair),
    shootOut: ScorePair.nullable(),
    method: z.string().nullable(),
    winnerByMethod: Desk.shape.advances,
    /** One side goes through: it may not end level. */
    isKnockout: z.boolean(),
    /** The teams' reports, while the match has no result. */
    reports: z.object({ home: ReportInBrief.nullable(), away: ReportInBrief.nullable() }).nullable(),
    /** What the caller may do now. */
    actions: Desk.shape.actions,
  })
  .meta({ id: 'roundMatch' });

/** A round of a competition, for people who enter its results. */
export const Round = z
  .object({
    /** The phases that have matches, in order. */
    phases: z.array(z.object({ id: Id, name: z.string() })),
    phaseId: Id.nullable(),
    round: z.number().nullable(),
    /** Null if the matches were created manually. */
    algorithm: z.enum(algorithmKeys).nullable(),
    rounds: z.array(RoundInBrief),
    /** The number of rounds of a Swiss; unpaired ones are not in `rounds`. */
    swissRounds: z.number().nullable(),
    /** The table has changed since the round was drawn, and no match of it has started. */
    isOutdated: z.boolean(),
    /** Any device can derive the rules from these two. */
    sportVariantKey: z.string(),
    rulesOverride: z.record(z.string(), z.json()),
    matches: z.array(RoundMatch),
    /** The teams that do not play in this round. */
    resting: z.array(TeamInBrief),
    /** Whether the teams report results. */
    reportMode: z.enum(reportModes),
    /** Whether the caller is staff, who enter results and pair the next round. */
    mayPair: z.boolean(),
  })
  .meta({ id: 'round' });

/** One of many results. Its version is the one of the match that was seen. */
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

/** The outcome of each, in the order sent: an invalid one does not stop the others. */
export const SavedResults = z
  .object({
    outcomes: z.array(
      z.object({
        matchId: Id,
        /** UNCHANGED: the match already has this result. */
        status: z.enum(['SAVED', 'UNCHANGED', 'REFUSED']),
        error: OutcomeError.nullable(),
      }),
    ),
  })
  .meta({ id: 'savedResults' });

export const RoundToClose = z.object({ phaseId: Id, round: RoundNumber }).meta({ id: 'roundToClose' });

/** Postpones a whole round, such as for rain: matches that have not started lose their date. */
export const RoundToPostpone = RoundToClose.extend({ reason: optionalText(500) }).meta({
  id: 'roundToPostpone',
});

/** The postponed matches, and those left because they have started or had no date. */
export const PostponedRound = z
  .object({ postponed: z.array(Id), left: z.array(Id) })
  .meta({ id: 'postponedRound' });

/** The matches that are official now, and those still missing. */
export const ClosedRound = z
  .object({
    official: z.array(Id),
    missing: z.array(z.object({ matchId: Id, error: OutcomeError.nullable() })),
  })
  .meta({ id: 'closedRound' });
