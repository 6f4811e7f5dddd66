import { type OrganisationAbility, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import type { PhaseOfCompetition } from '../fixtures/queries.ts';
import { findPhase, type PhaseRow } from './phase/queries.ts';

/** Changes a phase while its competition is locked. */
export function underLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  ability: OrganisationAbility,
  phaseRef: PhaseOfCompetition,
  change: (trx: Trx, phase: PhaseRow) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN'>> {
  return withStaffCompetitionLock<T | Refusal<'NOT_FOUND'>>(
    context,
    ability,
    phaseRef.competitionId,
    async (trx) => {
      const phase = await findPhase(trx, context.scope, phaseRef);
      return phase ? change(trx, phase) : refuse('NOT_FOUND');
    },
  );
}

/** Whether the phase or its competition is over, so that nothing may change. */
export function isOver({ state, competitionState }: PhaseRow): boolean {
  return [state, competitionState].some((one) => one === 'FINISHED' || one === 'CANCELED');
}
