import type { Race, TableMatch } from './matches.ts';
import { isPast, type TableSetting } from './setting.ts';

/**
 * How a match counts in the table: COUNTS is included, PENDING is still to come, VOID never counts. An
 * abandoned match is pending until staff resume, replay, keep or forfeit it.
 */
export type Counting = 'COUNTS' | 'PENDING' | 'VOID';

/** Whether a match is included in the table. */
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

/** Whether one side, or both, did not play. */
function isForfeit({ outcome }: TableMatch): boolean {
  return outcome === 'FORFEIT_HOME' || outcome === 'FORFEIT_AWAY' || outcome === 'DOUBLE_FORFEIT';
}

/** Whether a result is final: the match is closed, or was cancelled with an outcome. */
export function isOfficial({ state }: Race | TableMatch): boolean {
  return state === 'CLOSED' || state === 'CANCELLED';
}
