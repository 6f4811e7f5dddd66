/** The states of a competition. Phases use the same ones. */
export const competitionStates = [
  'PENDING',
  'PUBLICIZED',
  'IN_PROGRESS',
  'IN_PROGRESS_AND_OPENED',
  'FINISHED',
  'DRAFT',
  'CANCELED',
] as const;

export type CompetitionState = (typeof competitionStates)[number];

/** Whether matches may be played. */
export function isInProgress(state: CompetitionState): boolean {
  return state === 'IN_PROGRESS' || state === 'IN_PROGRESS_AND_OPENED';
}
