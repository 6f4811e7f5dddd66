import type { EventType } from '../sports/events.ts';
import {
  actionsFrom,
  isOfOtherReferees,
  type MatchAction,
  type MatchCaller,
  type MatchMove,
  type MatchRole,
  matchActions,
  movesOf,
} from './actions.ts';
import { type FactsOf, type GuardBreach, guards } from './guards.ts';
import type { MatchStatus } from './status.ts';

/** The current status of a match; null if it does not exist. */
interface MatchSituation {
  readonly status: MatchStatus | null;
  /** Whether the match has a date. */
  readonly dated: boolean;
}

export type ActionBreach =
  | {
      readonly breach: 'INVALID_TRANSITION';
      readonly action: MatchAction;
      readonly from: MatchStatus | null;
      /** The actions that are allowed instead. */
      readonly allowed: readonly MatchAction[];
    }
  | {
      readonly breach: 'ROLE_NOT_ALLOWED';
      readonly action: MatchAction;
      readonly needs: readonly MatchRole[];
    }
  | { readonly breach: 'REFEREE_NOT_ASSIGNED' }
  | { readonly breach: 'FORCE_REQUIRED'; readonly action: MatchAction; readonly from: MatchStatus | null }
  | GuardBreach;

/** What an action does: the resulting status and the recorded events. */
interface Permission {
  readonly to: MatchStatus | null;
  readonly writes: readonly EventType[];
}

/** The caller, and whether they force the action. */
interface Caller extends MatchCaller {
  readonly force?: boolean;
}

/** Whether this caller can take an action now: its effect, or why not. */
export function canDo<A extends MatchAction>(
  action: A,
  { status, dated }: MatchSituation,
  { role, assigned, force = false }: Caller,
  facts: FactsOf[A],
): Permission | ActionBreach {
  if (isOfOtherReferees(action, { role, assigned })) return { breach: 'REFEREE_NOT_ASSIGNED' };
  const moves = movesOf(action).filter((move) => move.from.includes(status) && fitsDate(move, dated));
  const [move] = moves;
  if (move === undefined)
    return { breach: 'INVALID_TRANSITION', action, from: status, allowed: actionsFrom(status) };
  if (!move.roles.includes(role)) return { breach: 'ROLE_NOT_ALLOWED', action, needs: move.roles };
  if (move.needs === 'FORCE' && !force) return { breach: 'FORCE_REQUIRED', action, from: status };
  const refusal = guards[action](facts, { isReferee: role === 'referee', force });
  return refusal ?? { to: move.to === 'SAME' ? status : move.to, writes: writesOf(action, dated) };
}

function fitsDate({ needs }: MatchMove, dated: boolean): boolean {
  return needs === 'DATE' ? dated : needs === 'NO_DATE' ? !dated : true;
}

// Setting the first date is a schedule, changing it a reschedule.
function writesOf(action: MatchAction, dated: boolean): readonly EventType[] {
  if (action === 'schedule') return [dated ? 'RESCHEDULED' : 'SCHEDULED'];
  return matchActions[action].writes;
}
