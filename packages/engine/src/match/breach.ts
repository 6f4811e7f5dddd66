import type { EventType } from '../sports/events.ts';
import type { EventId, ManualResult, Period, TeamId } from './event.ts';
import type { HoleBreach } from './holes.ts';
import type { RubberBreach } from './rubber.ts';
import type { MatchStatus } from './status.ts';

/** Why a match does not accept an event. */
export type EventBreach =
  | { readonly breach: 'MATCH_NOT_LIVE'; readonly status: MatchStatus }
  | { readonly breach: 'EVENT_NOT_ALLOWED'; readonly type: EventType; readonly allowed: readonly EventType[] }
  | { readonly breach: 'UNKNOWN_KIND'; readonly kind: string; readonly allowed: readonly string[] }
  | { readonly breach: 'KIND_WRITTEN_BY_RULES'; readonly kind: string }
  | { readonly breach: 'PERIOD_UNKNOWN'; readonly period: Period }
  | { readonly breach: 'PERIOD_ALREADY_STARTED' | 'PERIOD_ALREADY_ENDED'; readonly period: Period }
  | { readonly breach: 'TIME_INVALID'; readonly minute: number; readonly second: number }
  | { readonly breach: 'TEAM_NOT_IN_MATCH'; readonly teamId: TeamId }
  | { readonly breach: 'SET_SCORE_IMPOSSIBLE'; readonly set: number }
  | RubberBreach
  | HoleBreach
  | { readonly breach: 'SCORE_REQUIRED'; readonly lacks?: 'WINNER' }
  | { readonly breach: 'SCORE_INVALID'; readonly of?: keyof ManualResult }
  | { readonly breach: 'SCORE_DISAGREES_WITH_SETS' }
  | { readonly breach: 'SUM_WRONG'; readonly points: number }
  | { readonly breach: 'METHOD_REQUIRED' }
  | { readonly breach: 'METHOD_UNKNOWN'; readonly method: string; readonly allowed: readonly string[] };

/** A stored event that the rules of the match do not allow. */
export type ReplayBreach = EventBreach & { readonly eventId: EventId };

/** Why an event cannot be undone. */
export type DeleteBreach =
  | { readonly breach: 'MATCH_NOT_LIVE'; readonly status: MatchStatus }
  | { readonly breach: 'EVENT_UNKNOWN'; readonly id: EventId }
  | { readonly breach: 'EVENT_NOT_DELETABLE'; readonly type: EventType };

/** Whether a result is a breach. */
export function isBreach<T extends object>(
  value: T | { readonly breach: string },
): value is Extract<T | { readonly breach: string }, { readonly breach: string }> {
  return 'breach' in value;
}
