import { isDeepStrictEqual } from 'node:util';
import { type Read, type Refusal, type ResultReports, refuse } from '@traip/contract';
import type { MatchStatus } from '@traip/engine/match';
import type { Database } from '../../../platform/db/schema.ts';
import { listReports, type ReportableMatch, type ReportRow } from './queries.ts';

type Reply = Read<typeof ResultReports>;

/** A result as it is stored and compared. */
export type ReportedResult = Omit<NonNullable<Reply['own']>, 'at'>;

const ahead: readonly MatchStatus[] = ['CREATED', 'SCHEDULED'];

/** Why the teams can't report a result now. */
export function reportRefusal(
  { state, kickOff, reportMode }: ReportableMatch,
  at: Date,
): Refusal<'REPORTS_OFF' | 'KICK_OFF_AHEAD' | 'INVALID_TRANSITION'> | null {
  if (reportMode === 'STAFF') return refuse('REPORTS_OFF');
  if (!ahead.includes(state)) return refuse('INVALID_TRANSITION', { details: { from: state, allowed: [] } });
  return kickOff !== null && kickOff > at ? refuse('KICK_OFF_AHEAD') : null;
}

export const isSameResult = (one: ReportRow | undefined, other: ReportedResult) =>
  one !== undefined && isDeepStrictEqual(reportedIn(one), other);

/** The reports of both teams, as one of them sees them. */
export async function reportsReply(
  db: Database,
  match: ReportableMatch,
  { teamId, at }: { readonly teamId: string; readonly at: Date },
): Promise<Reply> {
  const reports = await listReports(db, match.id);
  const own = reports.find((report) => report.teamId === teamId);
  const other = reports.find((report) => report.teamId !== teamId);
  return {
    mode: match.reportMode,
    status: statusOf(match, reports.length),
    mayReport: reportRefusal(match, at) === null,
    own: reportReply(own),
    other: reportReply(other),
    sportVariantKey: match.sportVariantKey,
    rulesOverride: match.rulesOverride as Reply['rulesOverride'],
  };
}

// Two equal reports would already be the result of the match.
function statusOf({ state }: ReportableMatch, reported: number): Reply['status'] {
  if (!ahead.includes(state)) return 'RECORDED';
  return reported === 0 ? 'NONE' : reported === 1 ? 'WAITING' : 'DISPUTED';
}

// Reports of earlier releases have only a score.
function reportedIn({ result }: ReportRow): ReportedResult {
  const reported = result as unknown as Omit<ReportedResult, 'method' | 'winner'> & Partial<ReportedResult>;
  return { ...reported, method: reported.method ?? null, winner: reported.winner ?? null };
}

function reportReply(report: ReportRow | undefined): Reply['own'] {
  return report === undefined ? null : { ...reportedIn(report), at: report.at };
}
