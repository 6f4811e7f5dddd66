import type { contract } from '@traip/contract';
import type { Handlers } from '../../../platform/routing/handler.ts';
import { applyJointPlan } from './apply-joint-plan.ts';
import { cancelJointPlan } from './cancel-joint-plan.ts';
import { createJointPlan } from './create-joint-plan.ts';
import { getCandidates } from './get-candidates.ts';
import { getJointOutcome } from './get-joint-outcome.ts';
import { getJointPlan } from './get-joint-plan.ts';
import { undoJointPlan } from './undo-joint-plan.ts';

export const jointCalendarHandlers: Handlers<typeof contract>['jointCalendar'] = {
  candidates: getCandidates,
  plan: createJointPlan,
  get: getJointPlan,
  outcome: getJointOutcome,
  cancel: cancelJointPlan,
  apply: applyJointPlan,
  undo: undoJointPlan,
};
