import type { contract } from '@traip/contract';
import type { Handlers } from '../../platform/routing/handler.ts';
import { applyPlan } from './apply-plan.ts';
import { cancelPlan } from './cancel-plan.ts';
import { createPlan } from './create-plan.ts';
import { estimateCalendar } from './estimate-calendar.ts';
import { getPlan } from './get-plan.ts';
import { getWishes } from './get-wishes.ts';
import { listPlans } from './list-plans.ts';

export const calendarHandlers: Handlers<typeof contract>['calendar'] = {
  estimate: estimateCalendar,
  plan: createPlan,
  wishes: getWishes,
  plans: listPlans,
  get: getPlan,
  cancel: cancelPlan,
  apply: applyPlan,
};
