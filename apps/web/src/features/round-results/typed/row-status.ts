import type { SportRules } from '@traip/engine';
import { type Problem, problemOf } from './problem.ts';
import { isChanged, isEmpty, type RoundMatchData, savedResult, type TypedResult } from './typed-result.ts';

/** The status of a row. */
export type RowStatus =
  | 'LIVE'
  | 'CANCELLED'
  /** Postponed. */
  | 'POSTPONED'
  | 'OFFICIAL'
  | 'SAVED'
  /** The teams aren't known yet. */
  | 'UNKNOWN'
  | 'EMPTY'
  /** Reported by one of the teams. */
  | 'REPORTED'
  /** The teams' reports differ. */
  | 'DISPUTED'
  | 'UNSAVED'
  /** Saved on this device, to be sent when online. */
  | 'QUEUED'
  | 'WRONG'
  | 'REFUSED'
  /** Someone else changed the match meanwhile. */
  | 'STALE';

export interface RowView {
  readonly match: RoundMatchData;
  readonly typed: TypedResult;
  readonly status: RowStatus;
  readonly problem: Problem | null;
  readonly mayWrite: boolean;
}

export function rowView(match: RoundMatchData, typed: TypedResult | undefined, rules: SportRules): RowView {
  const mayWrite = match.state !== 'IN_PROGRESS' && isOpen(match);
  const isTyped = typed !== undefined && mayWrite && isChanged(typed, match) && !isEmpty(typed);
  if (!isTyped)
    return { match, typed: typed ?? savedResult(match), status: statusOf(match), problem: null, mayWrite };
  const problem = problemOf(typed, match, rules);
  return { match, typed, status: typedStatus(typed, match, problem), problem, mayWrite };
}

function isOpen({ home, away, actions }: RoundMatchData): boolean {
  return home !== null && away !== null && actions.includes('addManualResult');
}

function typedStatus(typed: TypedResult, match: RoundMatchData, problem: Problem | null): RowStatus {
  if (typed.queued !== undefined) return 'QUEUED';
  if (typed.version !== match.version) return 'STALE';
  if (problem !== null) return 'WRONG';
  return typed.refusal === undefined ? 'UNSAVED' : 'REFUSED';
}

function statusOf({ state, home, away, reports, postponed }: RoundMatchData): RowStatus {
  switch (state) {
    case 'IN_PROGRESS':
      return 'LIVE';
    case 'CANCELLED':
      return 'CANCELLED';
    case 'CLOSED':
      return 'OFFICIAL';
    case 'FINISHED':
      return 'SAVED';
    default:
      if (home === null || away === null) return 'UNKNOWN';
      if (reports === null) return postponed === null ? 'EMPTY' : 'POSTPONED';
      return reports.home !== null && reports.away !== null ? 'DISPUTED' : 'REPORTED';
  }
}

/** Ready to be sent. */
export const isSavable = ({ status }: RowView) => status === 'UNSAVED' || status === 'REFUSED';
