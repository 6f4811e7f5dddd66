export { toParText } from '@traip/engine/race-day';

type HoleName = 'EAGLE' | 'BIRDIE' | 'PAR' | 'BOGEY' | 'WORSE' | 'NONE';

/** The golf name of a hole's score; 0 is a picked-up ball. */
export function holeName(strokes: number, par: number): HoleName {
  if (strokes === 0) return 'NONE';
  const over = strokes - par;
  if (over <= -2) return 'EAGLE';
  if (over === -1) return 'BIRDIE';
  if (over === 0) return 'PAR';
  return over === 1 ? 'BOGEY' : 'WORSE';
}
