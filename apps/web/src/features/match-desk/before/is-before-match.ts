import { type DeskData, isAhead } from '../queue/types.ts';

/** Until kick-off, for whoever runs the match: who plays, and who was checked. */
export function isBeforeMatch(desk: DeskData): boolean {
  const { licensing, home, away } = desk;
  return isAhead(desk) && licensing.mayCheck && home !== null && away !== null;
}
