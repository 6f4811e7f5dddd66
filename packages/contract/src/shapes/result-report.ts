import { z } from 'zod';
import { Instant } from './fields.ts';
import { MatchSide, ResultByHand, ScorePair } from './match.ts';

/** Who writes results: staff alone; also the teams, if both say the same; and whether that is official at once. */
export const reportModes = ['STAFF', 'CAPTAINS', 'CAPTAINS_OFFICIAL'] as const;

export const ReportSetting = z.object({ mode: z.enum(reportModes) }).meta({ id: 'reportSetting' });

/** A result as one of the two teams tells it. */
export const ResultToReport = ResultByHand.pick({
  score: true,
  sets: true,
  shootOut: true,
  method: true,
  winner: true,
}).meta({ id: 'resultToReport' });

const ResultReport = z
  .object({
    score: ScorePair,
    sets: z.array(ScorePair),
    shootOut: ScorePair.nullable(),
    method: z.string().nullable(),
    winner: MatchSide.nullable(),
    at: Instant,
  })
  .meta({ id: 'resultReport' });

/** What the two teams of a match say, as one of them sees it. */
export const ResultReports = z
  .object({
    mode: z.enum(reportModes),
    /** WAITING: one team has said something. DISPUTED: both, and not the same. RECORDED: the match has its result. */
    status: z.enum(['NONE', 'WAITING', 'DISPUTED', 'RECORDED']),
    /** Whether the caller may say, or change, what the result is. */
    mayReport: z.boolean(),
    own: ResultReport.nullable(),
    other: ResultReport.nullable(),
    /** From these two follow the rules, on any device. */
    sportVariantKey: z.string(),
    rulesOverride: z.record(z.string(), z.json()),
  })
  .meta({ id: 'resultReports' });
