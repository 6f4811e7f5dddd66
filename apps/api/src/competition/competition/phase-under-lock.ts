import { type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { findCompetitionId } from './phases/queries.ts';
import type { CompetitionRecord } from './queries.ts';
import { isOver } from './reply/course.ts';
import { listPhases, type PhaseRecord } from './reply/queries.ts';
import { type Actor, asStaffUnderLock } from './under-lock.ts';

interface Found {
  readonly competition: CompetitionRecord;
  readonly phase: PhaseRecord;
  /** All of the competition, in their order. */
  readonly phases: readonly PhaseRecord[];
}

/** Changes a phase of a competition that is not over, when nobody else does. */
export async function phaseUnderLock<T>(
  asking: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  phaseId: string,
  change: (trx: Trx, found: Found, actor: Actor) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'COMPETITION_OVER'>> {
  const competitionId = await findCompetitionId(asking.db, asking.scope, phaseId);
  if (competitionId === undefined) return refuse('NOT_FOUND');
  return asStaffUnderLock<T | Refusal<'NOT_FOUND' | 'COMPETITION_OVER'>>(
    asking,
    'competitions.manage',
    competitionId,
    async (trx, competition, actor) => {
      const phases = await listPhases(trx, competitionId);
      const phase = phases.find(({ id }) => id === phaseId);
      if (!phase) return refuse('NOT_FOUND');
      return isOver(competition)
        ? refuse('COMPETITION_OVER')
        : change(trx, { competition, phase, phases }, actor);
    },
  );
}
