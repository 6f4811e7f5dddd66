import { type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import { findCompetitionId } from './phases/queries.ts';
import type { CompetitionRecord } from './queries.ts';
import { isOver } from './reply/progress.ts';
import { listPhases, type PhaseRecord } from './reply/queries.ts';
import { type Actor, withStaffCompetitionLock } from './with-competition-lock.ts';

interface LockedPhase {
  readonly competition: CompetitionRecord;
  readonly phase: PhaseRecord;
  /** All phases of the competition, in order. */
  readonly phases: readonly PhaseRecord[];
}

/** Runs a change of a phase with its competition locked; refused once the competition is over. */
export async function withPhaseLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  phaseId: string,
  change: (trx: Trx, locked: LockedPhase, actor: Actor) => Promise<T>,
): Promise<T | Refusal<'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'COMPETITION_OVER'>> {
  const competitionId = await findCompetitionId(context.db, context.scope, phaseId);
  if (competitionId === undefined) return refuse('NOT_FOUND');
  return withStaffCompetitionLock<T | Refusal<'NOT_FOUND' | 'COMPETITION_OVER'>>(
    context,
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
