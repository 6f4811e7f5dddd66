import type { CompetitionState } from '@traip/engine/competition';
import { type AlgorithmKey, hasPartners } from '@traip/engine/formats';

export function isOver({ state }: { readonly state: CompetitionState }): boolean {
  return state === 'FINISHED' || state === 'CANCELED';
}

/** Whether the competition hasn't started yet. */
export function isBeforeStart({ state }: { readonly state: CompetitionState }): boolean {
  return state === 'DRAFT' || state === 'PENDING' || state === 'PUBLICIZED';
}

/** Formats that teams can join while they are being played. */
export function acceptsLateTeams(algorithm: AlgorithmKey | null): boolean {
  return algorithm === 'LADDER' || algorithm === 'SWISS' || hasPartners(algorithm);
}

/** Whether the competition's state allows another team. */
export function acceptsTeams({ state }: { readonly state: CompetitionState }): boolean {
  return isBeforeStart({ state }) || state === 'IN_PROGRESS_AND_OPENED';
}

/** Whether teams, pairs and players can apply for a place themselves. */
export function takesEntries({
  state,
  takesRegistrations,
}: {
  readonly state: CompetitionState;
  readonly takesRegistrations: boolean;
}): boolean {
  return takesRegistrations && (state === 'PUBLICIZED' || state === 'IN_PROGRESS_AND_OPENED');
}
