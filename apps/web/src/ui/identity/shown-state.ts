import type { CompetitionState } from '@traip/engine/competition';

const known: Readonly<Record<CompetitionState, true>> = {
  DRAFT: true,
  PENDING: true,
  PUBLICIZED: true,
  IN_PROGRESS: true,
  IN_PROGRESS_AND_OPENED: true,
  FINISHED: true,
  CANCELED: true,
};

/** The state of a competition as shown on screens: one unknown to this version shows as draft. */
export function shownState(state: string): CompetitionState {
  return Object.hasOwn(known, state) ? (state as CompetitionState) : 'DRAFT';
}
