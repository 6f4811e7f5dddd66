import { type Refusal, refuse } from '@traip/contract';
import { isUnderWay } from '@traip/engine/competition';
import { takesLateTeams } from '../competition/reply/course.ts';
import type { PhaseRecord } from '../competition/reply/queries.ts';

type Phase = Pick<PhaseRecord, 'id' | 'state' | 'algorithm'>;

/** Whether another team can still come into a phase. */
export function takesTeams({ state, algorithm }: Phase): boolean {
  if (state === 'DRAFT' || state === 'PENDING') return true;
  return isUnderWay(state) && takesLateTeams(algorithm);
}

/** The phase that was named, or the first that takes teams; null while the competition has none at all. */
export function phaseFor(
  phases: readonly Phase[],
  phaseId: string | undefined,
): Phase | null | Refusal<'PHASE_UNKNOWN' | 'COMPETITION_UNDER_WAY'> {
  if (phaseId === undefined && phases.length === 0) return null;
  const named = phaseId === undefined ? undefined : phases.find(({ id }) => id === phaseId);
  if (phaseId !== undefined && !named) return refuse('PHASE_UNKNOWN', { field: 'phaseId' });
  const phase = named ?? phases.find(takesTeams);
  return phase && takesTeams(phase) ? phase : refuse('COMPETITION_UNDER_WAY', { field: 'phaseId' });
}
