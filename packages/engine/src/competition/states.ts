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

/** A state that a newer program wrote, or nobody knows, reads as a draft: shown to few, and harmless. */
export function readState(text: string): CompetitionState {
  return competitionStates.find((state) => state === text) ?? 'DRAFT';
}
