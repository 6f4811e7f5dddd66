import { type OrganisationAbility, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { findPhase, type PhaseOfCompetition, type PhaseRow } from './phase/queries.ts';

/** Changes a phase when nobody else changes its competition. */
export function underLock<T>(
  asking: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  ability: OrganisationAbility,
  named: PhaseOfCompetition,
  change: (trx: Trx, phase: PhaseRow) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return withStaffCompetitionLock<T | Refusal<'NOT_FOUND'>>(
    asking,
    ability,
    named.competitionId,
    async (trx) => {
      const phase = await findPhase(trx, asking.scope, named);
      return phase ? change(trx, phase) : refuse('NOT_FOUND');
    },
  );
}

/** Nothing is changed in a phase that is over, nor in a competition that is. */
export function isOver({ state, competitionState }: PhaseRow): boolean {
  return [state, competitionState].some((one) => one === 'FINISHED' || one === 'CANCELED');
}
