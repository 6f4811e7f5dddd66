import { type jointCalendarCalls, refuse } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { findPlan } from '../plan/queries.ts';
import { jointPlanReply } from './joint-plan-reply.ts';

export const getJointPlan: Handler<typeof jointCalendarCalls.get> = async ({ db, scope }, { params }) => {
  const plan = await findPlan(db, scope, { phaseId: null, id: params.id });
  return plan ? jointPlanReply(db, scope, plan) : refuse('NOT_FOUND');
};
