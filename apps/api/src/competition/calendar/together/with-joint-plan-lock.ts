import { type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { withStaffCompetitionsLock } from '../../competition/with-competition-lock.ts';
import { lockPhases } from '../apply/queries.ts';
import { findPlan, lockPlan } from '../plan/queries.ts';
import { idsOf, type JointPlanRecord, readJointWishes } from './joint-wishes.ts';

export type StaffContext = Context & { readonly scope: OrganisationScope };

/** Locks the competitions that still exist, their phases and matches, and then the plan. */
export async function withJointPlanLock<T>(
  context: StaffContext,
  id: string,
  change: (trx: Trx, plan: JointPlanRecord, lockedCompetitionIds: readonly string[]) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND'>> {
  const { db, scope } = context;
  const planRef = { phaseId: null, id };
  const known = await findPlan(db, scope, planRef);
  if (!known) return refuse('NOT_FOUND');
  const { competitionIds, phaseIds } = idsOf(readJointWishes(known));
  return withStaffCompetitionsLock<T | Refusal<'NOT_FOUND'>>(
    context,
    'competitions.manage',
    competitionIds,
    async (trx, lockedIds) => {
      await lockPhases(trx, scope, phaseIds);
      const plan = await lockPlan(trx, scope, planRef);
      return plan ? change(trx, plan, lockedIds) : refuse('NOT_FOUND');
    },
  );
}
