import { type calendarCalls, refuse } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPlan, requestCancel } from './plan/queries.ts';
import { planReply } from './reply/plan-reply.ts';

/** Idempotent: a plan that has ended stays as it is. */
export const cancelPlan: Handler<typeof calendarCalls.cancel> = (context, { params }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    const isCancelled = await requestCancel(trx, scope, params, now());
    const plan = await findPlan(trx, scope, params);
    if (!plan) return refuse('NOT_FOUND');
    const { phaseId, competitionId, id: planId } = plan;
    const subject = { subjectKind: 'PHASE', subjectId: phaseId, competitionId } as const;
    if (isCancelled)
      await logAction(trx, context, { ...subject, action: 'CALENDAR_CANCELLED', details: { planId } });
    return planReply(trx, scope, plan);
  });
