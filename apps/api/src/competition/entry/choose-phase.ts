import { type Refusal, refuse } from '@traip/contract';
import { isInProgress } from '@traip/engine/competition';
import { acceptsLateTeams } from '../competition/reply/progress.ts';
import type { PhaseRecord } from '../competition/reply/queries.ts';

type Phase = Pick<PhaseRecord, 'id' | 'state' | 'algorithm'>;

/** Whether another team can still enter the phase. */
function phaseAcceptsTeams({ state, algorithm }: Phase): boolean {
  if (state === 'DRAFT' || state === 'PENDING') return true;
  return isInProgress(state) && acceptsLateTeams(algorithm);
}

/** The given phase, or the first that accepts teams; null in a competition without phases. */
export function choosePhase(
  phases: readonly Phase[],
  phaseId: string | undefined,
): Phase | null | Refusal<'PHASE_UNKNOWN' | 'COMPETITION_UNDER_WAY'> {
  if (phaseId === undefined && phases.length === 0) return null;
  const named = phaseId === undefined ? undefined : phases.find(({ id }) => id === phaseId);
  if (phaseId !== undefined && !named) return refuse('PHASE_UNKNOWN', { field: 'phaseId' });
  const phase = named ?? phases.find(phaseAcceptsTeams);
  return phase && phaseAcceptsTeams(phase) ? phase : refuse('COMPETITION_UNDER_WAY', { field: 'phaseId' });
}
