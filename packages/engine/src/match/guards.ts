// Preconditions of an action beyond status and role. The caller gathers the facts.
import type { SportRules } from '../sports/rules.ts';
import type { MatchAction } from './actions.ts';
import type { MatchState } from './apply-event.ts';
import { type BoutBreach, boutBreach } from './bout.ts';
import { isBreach } from './breach.ts';
import type { ManualResult, Side, TeamId } from './event.ts';
import { extraHolesBreach, type HoleBreach, holesLeft } from './holes.ts';
import { resultOf } from './result.ts';
import { type RubberBreach, rubbersLeft } from './rubber.ts';
import type { ScoreDoubt } from './score.ts';
import { isPossibleTotal } from './sets.ts';
import { type WinnerBreach, type WinnerNeeds, winnerOf } from './winner.ts';

type MatchId = string;

interface Teams {
  readonly home: TeamId | null;
  readonly away: TeamId | null;
}

interface Dependents {
  /** Matches that depend on this result and have already started. */
  readonly startedDependents: readonly MatchId[];
  /** The change keeps the winner. */
  readonly keepsWinner: boolean;
}

interface Ending extends WinnerNeeds {
  readonly match: MatchState;
  readonly rules: SportRules;
}

interface DeskEnding extends Ending {
  /** How the desk says a bout ended; it is already applied to `match`. */
  readonly result?: ManualResult;
}

/** The facts each action needs. */
export interface FactsOf {
  readonly create: Teams & { readonly phaseTeams: readonly TeamId[] };
  readonly update: Teams & { readonly phaseTeams: readonly TeamId[] };
  readonly schedule: { readonly conflicts: readonly ('FIELD' | 'TEAM' | 'REFEREE' | 'CLOSED')[] };
  readonly postpone: { readonly reason: string };
  readonly addReferees: { readonly notReferees: readonly string[]; readonly busyReferees: readonly string[] };
  readonly setStream: object;
  readonly addKnockoutParticipants: Teams & { readonly phaseTeams: readonly TeamId[] };
  readonly start: Teams;
  readonly registerEvent: Dependents;
  readonly deleteEvent: Dependents;
  readonly finish: DeskEnding;
  /** `match` already has the result applied. */
  readonly addManualResult: Ending & Dependents & { readonly result: ManualResult };
  readonly close: object;
  readonly reopen: Dependents & { readonly reason: string };
  readonly cancel: { readonly reason: string; readonly knockout: boolean; readonly advances: Side | null };
  readonly delete: { readonly feeds: readonly MatchId[] };
}

export type GuardBreach =
  | { readonly breach: 'TEAMS_UNKNOWN' }
  | { readonly breach: 'SAME_TEAM_TWICE'; readonly teamId: TeamId }
  | { readonly breach: 'TEAM_NOT_IN_PHASE'; readonly teamIds: readonly TeamId[] }
  | { readonly breach: 'SCHEDULE_CONFLICT'; readonly conflicts: readonly string[] }
  | { readonly breach: 'NOT_A_REFEREE'; readonly ids: readonly string[] }
  | { readonly breach: 'REFEREE_CLASH'; readonly ids: readonly string[] }
  | WinnerBreach
  | BoutBreach
  | RubberBreach
  | HoleBreach
  | { readonly breach: 'SCORE_INVALID' }
  | { readonly breach: 'SUM_WRONG'; readonly points: number }
  | { readonly breach: 'SCORE_IN_DOUBT'; readonly doubts: readonly ScoreDoubt[] }
  | { readonly breach: 'REASON_REQUIRED' }
  | { readonly breach: 'ADVANCING_TEAM_REQUIRED' }
  | { readonly breach: 'DEPENDENT_STARTED'; readonly ids: readonly MatchId[] }
  | { readonly breach: 'MATCH_FEEDS_OTHERS'; readonly ids: readonly MatchId[] };

/** The caller, and whether they force the action. */
interface Caller {
  readonly isReferee: boolean;
  readonly force: boolean;
}

type Guard<A extends MatchAction> = (facts: FactsOf[A], caller: Caller) => GuardBreach | null;

/** The guards of each action. */
export const guards: { readonly [A in MatchAction]: Guard<A> } = {
  create: teamsOfThePhase,
  update: teamsOfThePhase,
  schedule: ({ conflicts }, { isReferee, force }) =>
    conflicts.length === 0 || (force && !isReferee) ? null : { breach: 'SCHEDULE_CONFLICT', conflicts },
  postpone: ({ reason }) => hasReason(reason),
  addReferees: refereesAreFree,
  setStream: () => null,
  addKnockoutParticipants: teamsOfThePhase,
  start: ({ home, away }) => (home === null || away === null ? { breach: 'TEAMS_UNKNOWN' } : null),
  registerEvent: hasNoDependents,
  deleteEvent: hasNoDependents,
  finish: (ending) =>
    hasNoDoubts(ending) ??
    sumIsRight(ending) ??
    tieIsWhole(ending) ??
    holesArePlayed(ending) ??
    boutCanBe(ending) ??
    hasWinner(ending),
  addManualResult: (facts, caller) =>
    isReasoned(facts.result) ??
    setsCanBe(facts) ??
    boutCanBe(facts) ??
    noExtraHoles(facts) ??
    hasWinner(facts) ??
    hasNoDependents(facts, caller),
  close: () => null,
  reopen: (facts, caller) => hasReason(facts.reason) ?? hasNoDependents(facts, caller),
  cancel: ({ reason, knockout, advances }) =>
    hasReason(reason) ?? (knockout && advances === null ? { breach: 'ADVANCING_TEAM_REQUIRED' } : null),
  delete: ({ feeds }) => (feeds.length === 0 ? null : { breach: 'MATCH_FEEDS_OTHERS', ids: feeds }),
};

function teamsOfThePhase({ home, away, phaseTeams }: FactsOf['create']): GuardBreach | null {
  if (home !== null && home === away) return { breach: 'SAME_TEAM_TWICE', teamId: home };
  const known = [home, away].filter((team) => team !== null);
  const teamIds = known.filter((team) => !phaseTeams.includes(team));
  return teamIds.length === 0 ? null : { breach: 'TEAM_NOT_IN_PHASE', teamIds };
}

function refereesAreFree({ notReferees, busyReferees }: FactsOf['addReferees']): GuardBreach | null {
  if (notReferees.length > 0) return { breach: 'NOT_A_REFEREE', ids: notReferees };
  return busyReferees.length > 0 ? { breach: 'REFEREE_CLASH', ids: busyReferees } : null;
}

function hasNoDoubts({ match }: Ending): GuardBreach | null {
  const { scoreDoubts, manual } = match.tally;
  return manual === null && scoreDoubts.length > 0 ? { breach: 'SCORE_IN_DOUBT', doubts: scoreDoubts } : null;
}

/** With changing partners, a match is played to a total number of points of both sides. */
function sumIsRight({ match, rules }: Ending): GuardBreach | null {
  const points = rules.partners?.points ?? null;
  const { score } = resultOf(match, rules);
  return points === null || score.home + score.away === points ? null : { breach: 'SUM_WRONG', points };
}

function tieIsWhole({ match, rules }: Ending): GuardBreach | null {
  const { manual, rubbers } = match.tally;
  if (rules.rubbers === null || rubbers === null || manual !== null) return null;
  return rubbersLeft(rubbers, rules.rubbers);
}

function holesArePlayed(ending: Ending): GuardBreach | null {
  const { manual, holes } = ending.match.tally;
  const isLeft = manual === null ? holesLeft(holes, ending.rules) : null;
  return isLeft ?? noExtraHoles(ending);
}

function noExtraHoles(ending: Ending): GuardBreach | null {
  return extraHolesBreach(resultOf(ending.match, ending.rules).method, ending.rules, ending);
}

function hasWinner(ending: Ending): GuardBreach | null {
  const { match, rules } = ending;
  // What happens to an abandoned match is decided later.
  const { manual } = match.tally;
  if (manual?.outcome === 'ABANDONED' && manual.decision !== 'KEEP_SCORE') return null;
  const winner = winnerOf(match, rules, ending);
  return isBreach(winner) ? winner : null;
}

// Not part of the event check, so results stored before this rule stay valid.
function setsCanBe({ match, rules, result }: FactsOf['addManualResult']): GuardBreach | null {
  const { score } = resultOf(match, rules);
  const isPossible = result.outcome !== 'NORMAL' || rules.sets === null || isPossibleTotal(rules.sets, score);
  return isPossible ? null : { breach: 'SCORE_INVALID' };
}

// Not part of the event check either.
function boutCanBe({ rules, result }: Pick<DeskEnding, 'rules' | 'result'>): GuardBreach | null {
  return result === undefined ? null : boutBreach(result, rules);
}

function isReasoned({ outcome, reason = '' }: ManualResult): GuardBreach | null {
  return outcome === 'NORMAL' ? null : hasReason(reason);
}

function hasReason(reason: string): GuardBreach | null {
  return reason.trim() === '' ? { breach: 'REASON_REQUIRED' } : null;
}

// Once a dependent match has started, this result is locked, except for corrections that keep the winner.
function hasNoDependents(facts: Dependents, { isReferee }: Caller): GuardBreach | null {
  const { startedDependents: ids, keepsWinner } = facts;
  const isHarmless = ids.length === 0 || (keepsWinner && !isReferee);
  return isHarmless ? null : { breach: 'DEPENDENT_STARTED', ids };
}
