export {
  actionsFrom,
  type MatchAction,
  type MatchMove,
  type MatchRole,
  matchActionNames,
  matchActions,
} from './actions.ts';
export {
  applyEvent,
  deleteEvent,
  type MatchOpening,
  type MatchState,
  openMatch,
  replay,
  type Tally,
} from './apply-event.ts';
export { type DeleteBreach, type EventBreach, isBreach, type ReplayBreach } from './breach.ts';
export { type ActionBreach, type Caller, canDo, type MatchSituation, type Permission } from './can-do.ts';
export { classPointsOf } from './class-points.ts';
export { type ClockReading, clockAt } from './clock.ts';
export { type CardShown, type Person, type PersonOut, personKey, type TeamFouls } from './discipline.ts';
export {
  type EventId,
  isGoal,
  type ManualResult,
  type MatchEvent,
  type Outcome,
  outcomes,
  type Pair,
  type Period,
  type PersonRole,
  type PlayerId,
  type Side,
  type TeamId,
} from './event.ts';
export type { FactsOf, GuardBreach } from './guards.ts';
export {
  type Lineup,
  type LineupPlace,
  type LineupPlayer,
  type LineupState,
  lineupStates,
  playersAt,
  type Substitution,
} from './lineup.ts';
export {
  canActOnLineup,
  type LineupAction,
  type LineupActionBreach,
  type LineupMove,
  type LineupRole,
  type LineupSituation,
  type LineupViewer,
  lineupActionNames,
  lineupActions,
  seesLineup,
  type TeamRole,
} from './lineup-actions.ts';
export { type LineupFacts, type LineupProblem, lineupProblems, type Membership } from './lineup-check.ts';
export {
  type ConfirmedLineup,
  confirmLineup,
  type ForfeitProposal,
  type LineupBreach,
  lockLineup,
} from './lineup-confirm.ts';
export { onField, type SubstitutionBreach, substitutionBreaches, wasOff } from './on-field.ts';
export { compareEvents } from './order.ts';
export { hasPeriod, isExtraTime } from './periods.ts';
export { forfeiter, type MatchResult, resultOf } from './result.ts';
export { type PeriodScore, type ScoreDoubt, type Sides, sideOf } from './score.ts';
export type { SetScore } from './sets.ts';
export { type MatchStatus, matchStatuses } from './status.ts';
export { type Winner, type WinnerBreach, type WinnerNeeds, winnerOf } from './winner.ts';
