import { type calendarCalls, pageWith } from '@traip/contract';
import type { Handler } from '../../platform/routing/handler.ts';
import { countPlans, pageOfPlans } from './plan/queries.ts';
import { planRow } from './reply/plan-reply.ts';

export const listPlans: Handler<typeof calendarCalls.plans> = async ({ db, scope }, { params, query }) => {
  const [plans, total] = await Promise.all([
    pageOfPlans(db, scope, params.phaseId, query),
    countPlans(db, scope, params.phaseId),
  ]);
  return pageWith(plans.map(planRow), { page: query.page, limit: query.limit, total });
};
