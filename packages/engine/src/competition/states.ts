/** The states of a competition; a phase uses the same. */
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
export function isUnderWay(state: CompetitionState): boolean {
  return state === 'IN_PROGRESS' || state === 'IN_PROGRESS_AND_OPENED';
}

/** An unknown state, such as one written by a newer version, reads as a draft: the least visible one. */
export function readState(text: string): CompetitionState {
  return competitionStates.find((state) => state === text) ?? 'DRAFT';
}
