import { z } from 'zod';
import { Instant } from './fields.ts';
import { MatchSide, ResultByHand, ScorePair } from './match.ts';

/** Who reports results: only staff, or teams too, and whether matching reports are official. */
export const reportModes = ['STAFF', 'CAPTAINS', 'CAPTAINS_OFFICIAL'] as const;

export const ReportSetting = z.object({ mode: z.enum(reportModes) }).meta({ id: 'reportSetting' });

/** A result reported by one of the two teams. */
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

/** The reports of the two teams of a match, as one of them sees them. */
export const ResultReports = z
  .object({
    mode: z.enum(reportModes),
    /** WAITING: one team has reported. DISPUTED: both have, and differ. RECORDED: the match has a result. */
    status: z.enum(['NONE', 'WAITING', 'DISPUTED', 'RECORDED']),
    /** Whether the caller may report the result, or change their report. */
    mayReport: z.boolean(),
    own: ResultReport.nullable(),
    other: ResultReport.nullable(),
    /** Any device can derive the rules from these two. */
    sportVariantKey: z.string(),
    rulesOverride: z.record(z.string(), z.json()),
  })
  .meta({ id: 'resultReports' });
