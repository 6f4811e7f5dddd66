import type { DeskData } from '../queue/types.ts';

/** Whether licences are checked now: where they are asked for, until kick-off. */
export function isBeforeMatch({ state, licensing, home, away }: DeskData): boolean {
  const isAhead = state === 'CREATED' || state === 'SCHEDULED';
  return isAhead && licensing.areAsked && licensing.mayCheck && home !== null && away !== null;
}
