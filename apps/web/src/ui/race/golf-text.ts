export { toParText } from '@traip/engine/race-day';

type HoleName = 'EAGLE' | 'BIRDIE' | 'PAR' | 'BOGEY' | 'WORSE' | 'NONE';

/** What golfers call the score of a hole; 0 is a ball that was picked up. */
export function holeName(strokes: number, par: number): HoleName {
  if (strokes === 0) return 'NONE';
  const over = strokes - par;
  if (over <= -2) return 'EAGLE';
  if (over === -1) return 'BIRDIE';
  if (over === 0) return 'PAR';
  return over === 1 ? 'BOGEY' : 'WORSE';
}
