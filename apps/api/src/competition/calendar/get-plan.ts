import { type calendarCalls, refuse } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPlan } from './plan/queries.ts';
import { planReply } from './reply/plan-reply.ts';

export const getPlan: Handler<typeof calendarCalls.get> = async ({ db, scope }, { params }) => {
  const plan = await findPlan(db, scope, params);
  return plan ? planReply(db, scope, plan) : refuse('NOT_FOUND');
};
