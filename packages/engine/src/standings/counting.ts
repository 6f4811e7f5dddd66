import type { Race, TableMatch } from './matches.ts';
import { isPast, type TableSetting } from './setting.ts';

/**
 * What a match is to the table: COUNTS goes in, PENDING is still to come, VOID never will.
 * An abandoned match waits for staff to resume, replay, keep or forfeit it.
 */
export type Counting = 'COUNTS' | 'PENDING' | 'VOID';

/** Whether a match goes into the table. */
export function countingOf(match: TableMatch, setting: TableSetting): Counting {
  if (match.kind === 'TIEBREAK') return 'VOID';
  if (match.state === 'CANCELLED' && match.outcome !== 'DRAW_AWARDED') return 'VOID';
  if (match.outcome === 'ABANDONED') return 'PENDING';
  if (isForfeit(match) && setting.rules.forfeit.effect === 'ANNUL') return 'VOID';
  return isOver(match, setting) ? 'COUNTS' : 'PENDING';
}

/** Whether a race or a match has a result that counts at the instant of the table. */
export function isOver({ state, at }: Race | TableMatch, setting: TableSetting): boolean {
  if (!isPast(at, setting)) return false;
  if (state === 'IN_PROGRESS') return setting.live === true;
  return state === 'FINISHED' || state === 'CLOSED' || state === 'CANCELLED';
}

/** One of the sides, or both, did not play. */
function isForfeit({ outcome }: TableMatch): boolean {
  return outcome === 'FORFEIT_HOME' || outcome === 'FORFEIT_AWAY' || outcome === 'DOUBLE_FORFEIT';
}

/** A result that is final: the match is closed, or was cancelled with an outcome. */
export function isOfficial({ state }: Race | TableMatch): boolean {
  return state === 'CLOSED' || state === 'CANCELLED';
}
