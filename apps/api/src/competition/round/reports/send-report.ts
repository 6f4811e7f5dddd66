import { isRefusal, type Read, type ResultToReport, refuse, type resultReportCalls } from '@traip/contract';
import type { MatchResult } from '@traip/engine/match';
import { notifyReport } from '../../../notification/notify/report/queries.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { withTransaction } from '../../../platform/db/with-transaction.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { closeMatch } from '../../match/action/close.ts';
import { type LockedMatch, lockMatch } from '../../match/desk/locked-match.ts';
import { recordResult } from '../../match/result/add-manual-result.ts';
import { applyResult } from '../../match/result/apply-result.ts';
import { findReportable, listReports, type ReportableMatch, saveReport } from './queries.ts';
import { isSameResult, type ReportedResult, reportRefusal, reportsReply } from './reports-reply.ts';

/** One report waits for the other team; two equal ones become the result, by the same rules as any other. */
export const sendReport: Handler<typeof resultReportCalls.send> = ({ db, now, scope }, { params, body }) =>
  withTransaction(db, async (trx) => {
    const at = now();
    const { matchId, teamId } = params;
    const match = await findReportable(trx, params);
    if (!match) return refuse('NOT_FOUND');
    // Once both agree, they act for the organisation, which allows it.
    const actor = { userId: scope.userId, role: 'admin', linkId: null } as const;
    const locked = await lockMatch(trx, match, { matchId, depth: 'COMPETITION', actor, at });
    if (isRefusal(locked)) return locked;
    const refusal = reportRefusal({ ...match, state: locked.match.state }, at);
    if (refusal) return refusal;
    const judged = await judge(trx, locked, body);
    if (isRefusal(judged)) return judged;
    const { reported, result } = judged;
    await saveReport(trx, { matchId, teamId, result: reported, byUser: scope.userId, at });
    const other = (await listReports(trx, matchId)).find((report) => report.teamId !== teamId);
    const failed = isSameResult(other, reported)
      ? await recordAgreed(trx, match, locked, body)
      : await notifyOther(trx, locked, { teamId, reported, result, isDisputed: other !== undefined });
    if (isRefusal(failed)) return failed;
    const after = await findReportable(trx, params);
    return after ? reportsReply(trx, after, { teamId, at }) : refuse('NOT_FOUND');
  });

type ReportInput = Read<typeof ResultToReport>;

const byHand = (matchId: string, body: ReportInput) =>
  ({ ...body, matchId, outcome: 'NORMAL', reason: null }) as const;

/** The result by the rules, so that sets and their total compare as equal; or why it is invalid. */
async function judge(trx: Trx, locked: LockedMatch, body: ReportInput) {
  const applied = await applyResult(trx, locked, byHand(locked.match.id, body));
  if (isRefusal(applied)) return applied;
  const { result } = applied;
  const { score, sets, shootOut, method, winnerByMethod: winner } = result;
  const reported: ReportedResult = {
    score: { ...score },
    sets: sets.map(({ home, away }) => ({ home, away })),
    shootOut: shootOut === null ? null : { ...shootOut },
    method,
    winner,
  };
  return { reported, result };
}

async function recordAgreed(
  trx: Trx,
  { reportMode }: ReportableMatch,
  locked: LockedMatch,
  body: ReportInput,
) {
  const { match, actor, at } = locked;
  const refusal = await recordResult(trx, locked, { ...byHand(match.id, body), force: false });
  if (refusal !== null || reportMode !== 'CAPTAINS_OFFICIAL') return refusal;
  const relocked = await lockMatch(trx, match, { matchId: match.id, depth: 'COMPETITION', actor, at });
  return isRefusal(relocked) ? relocked : closeMatch(trx, relocked);
}

interface ReportNotice {
  readonly teamId: string;
  readonly reported: ReportedResult;
  readonly result: MatchResult;
  readonly isDisputed: boolean;
}

async function notifyOther(
  trx: Trx,
  { match, actor, at }: LockedMatch,
  { teamId, reported, result, isDisputed }: ReportNotice,
) {
  const { organisationId, competitionId, id: matchId } = match;
  const { score } = reported;
  await insertAuditEntry(trx, {
    organisationId,
    competitionId,
    subjectKind: 'MATCH',
    subjectId: matchId,
    action: 'RESULT_REPORTED',
    details: { score, teamId, isDisputed },
    byUser: actor.userId,
    at,
  });
  await notifyReport(trx, { matchId, teamId, result, isDisputed, by: actor.userId, at });
  return null;
}
