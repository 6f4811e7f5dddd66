import { type protestCalls, refuse } from '@traip/contract';
import { notifyProtestSettled } from '../../../notification/notify/protest/queries.ts';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withMatchLock } from '../desk/locked-match.ts';
import { findProtest, settleProtest as save } from './queries.ts';

/** Records the decision. Staff who uphold a protest then correct the result, and see what that changes. */
export const settleProtest: Handler<typeof protestCalls.settle> = (context, { params, body }) =>
  withMatchLock(context, { matchId: params.matchId, depth: 'MATCH' }, async (trx, { match, actor, at }) => {
    // Referees let people play, but don't decide protests.
    if (actor.role === 'referee') return refuse('FORBIDDEN');
    const protest = await findProtest(trx, params);
    if (!protest) return refuse('NOT_FOUND');
    if (protest.outcome !== null) return refuse('PROTEST_SETTLED', { details: { outcome: protest.outcome } });
    const { outcome, reason } = body;
    const { userId: by } = actor;
    await save(trx, { ...params, outcome, reason, settledBy: by, settledAt: at });
    await insertAuditEntry(trx, {
      organisationId: match.organisationId,
      competitionId: match.competitionId,
      subjectKind: 'MATCH',
      subjectId: match.id,
      action: outcome === 'UPHELD' ? 'PROTEST_UPHELD' : 'PROTEST_REJECTED',
      details: { teamId: params.teamId, reason },
      byUser: by,
      at,
    });
    await notifyProtestSettled(trx, { ...params, by, at });
    return { settled: true as const };
  });
