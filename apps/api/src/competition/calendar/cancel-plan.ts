import { type calendarCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPlan, requestCancel } from './plan/queries.ts';
import { planReply } from './reply/plan-reply.ts';

/** Idempotent: a plan that has ended stays as it is. */
export const cancelPlan: Handler<typeof calendarCalls.cancel> = async ({ db, scope, now }, { params }) => {
  await requestCancel(db, scope, params, now());
  const plan = await findPlan(db, scope, params);
  return plan ? planReply(db, scope, plan) : refuse('NOT_FOUND');
};
