import { type DeskData, isUpcoming } from '../queue/types.ts';

/** Until kick-off, for those who run the match: lineups and checks. */
export function isBeforeMatch(desk: DeskData): boolean {
  const { licensing, home, away } = desk;
  return isUpcoming(desk) && licensing.mayCheck && home !== null && away !== null;
}
