export {
  type Assignment,
  actionsFor,
  actionsFrom,
  type MatchAction,
  type MatchRole,
  matchActionNames,
  matchActions,
} from './actions.ts';
export {
  applyEvent,
  deleteEvent,
  type MatchState,
  openMatch,
  replay,
} from './apply-event.ts';
export { boutEndingOf, endingByPoints } from './bout.ts';
export { type DeleteBreach, type EventBreach, isBreach } from './breach.ts';
export { type ActionBreach, canDo } from './can-do.ts';
export { classPointsOf } from './class-points.ts';
export { type ClockReading, clockAt } from './clock.ts';
export { type Person, personKey } from './discipline.ts';
export {
  type EventId,
  type ManualResult,
  type MatchEvent,
  type Outcome,
  outcomes,
  type Pair,
  type Period,
  type PersonRole,
  type RubberEnding,
  type RubberScore,
  rubberEndings,
  type ScoreCards,
  type Side,
} from './event.ts';
export { canonicalMargin, type HoleCard, type HoleResult, holesIn, readMargin } from './holes.ts';
export {
  type Lineup,
  type LineupPlace,
  type LineupPlayer,
  type LineupState,
  lineupStates,
  type Substitution,
} from './lineup.ts';
export {
  canActOnLineup,
  canSeeLineup,
  type LineupAction,
  type LineupRole,
  type LineupViewer,
  lineupActionNames,
} from './lineup-actions.ts';
export { type LineupFacts, type LineupProblem, lineupProblems } from './lineup-check.ts';
export { confirmLineup } from './lineup-confirm.ts';
export { onField, substitutionBreaches, wasOff } from './on-field.ts';
export { compareEvents } from './order.ts';
export { hasPeriod, isExtraTime } from './periods.ts';
export { forfeiter, type MatchResult, resultOf, winningSide } from './result.ts';
export {
  checkRubber,
  type RubberBreach,
  type RubberResult,
  rubberResults,
  rubbersLeft,
  tieTotals,
} from './rubber.ts';
export { lineupBreach, type RubberLineup } from './rubber-lineup.ts';
export { sideOf } from './score.ts';
export { type CardsDecision, cardsOf, decideScoreCards } from './score-cards.ts';
export { isPossibleSet, isPossibleTotal, type SetScore, setsToWin, setWinner } from './sets.ts';
export { type MatchStatus, matchStatuses } from './status.ts';
export type { WinnerNeeds } from './winner.ts';
