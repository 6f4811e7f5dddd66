import type { CompetitionState } from '@traip/engine/competition';
import type { AlgorithmKey } from '@traip/engine/formats';

/** Whether nothing of it is played any more. */
export function isOver({ state }: { readonly state: CompetitionState }): boolean {
  return state === 'FINISHED' || state === 'CANCELED';
}

/** Whether it is still being prepared: nobody has begun to play. */
export function isAhead({ state }: { readonly state: CompetitionState }): boolean {
  return state === 'DRAFT' || state === 'PENDING' || state === 'PUBLICIZED';
}

/** Formats that make room for whoever comes while they are being played. */
export function takesLateTeams(algorithm: AlgorithmKey | null): boolean {
  return algorithm === 'LADDER' || algorithm === 'SWISS';
}

/** Whether the course of things leaves room for another team at all. */
export function takesTeams({ state }: { readonly state: CompetitionState }): boolean {
  return isAhead({ state }) || state === 'IN_PROGRESS_AND_OPENED';
}
