import { type jointCalendarCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findPlan, requestCancel } from '../plan/queries.ts';
import { jointPlanReply } from './joint-plan-reply.ts';

/** Idempotent: a search that has ended stays as it is. */
export const cancelJointPlan: Handler<typeof jointCalendarCalls.cancel> = (context, { params: { id } }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, now } = context;
    const isCancelled = await requestCancel(trx, scope, { phaseId: null, id }, now());
    const plan = await findPlan(trx, scope, { phaseId: null, id });
    if (!plan) return refuse('NOT_FOUND');
    const subject = { subjectKind: 'ORGANISATION', subjectId: scope.organisationId } as const;
    if (isCancelled)
      await logAction(trx, context, { ...subject, action: 'CALENDARS_CANCELLED', details: { planId: id } });
    return jointPlanReply(trx, scope, plan);
  });
