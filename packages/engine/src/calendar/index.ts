export { type Explanation, explain, type Obstacle } from './dated/explain.ts';
export { type DayEnds, type Fairness, fairnessOf, type Spread, type TeamFairness } from './dated/fairness.ts';
export { judge } from './dated/judge.ts';
export {
  kickOffsBetween,
  type OffsetAt,
  openingsBetween,
  type SeasonDays,
  type WeeklyHours,
  type WeeklyTimes,
} from './dated/local-time.ts';
export { type HardKind, hardKinds, type Offence, type SoftKind, softKinds } from './dated/offence.ts';
export type { Placements } from './dated/placed.ts';
export {
  type CalendarBreach,
  type CalendarMatch,
  type CalendarReferee,
  type CalendarRules,
  type CalendarTeam,
  type CalendarVenue,
  type CalendarWeights,
  type ClubWish,
  type DatedProblem,
  defaultRules,
  type Instant,
  type IsoDate,
  type Journey,
  type KickOff,
  type Placement,
  type Span,
  type Stretch,
} from './dated/problem.ts';
export { asDated, asTimetable, type NotDated } from './robinx/as-dated.ts';
export { type Evaluation, evaluate, type Offence as RobinxOffence } from './robinx/evaluate.ts';
export type {
  Constraint,
  RobinxBreach,
  RobinxInstance,
  RobinxSolution,
  TimedMatch,
} from './robinx/instance.ts';
export { readInstance } from './robinx/read-instance.ts';
export { readSolution } from './robinx/read-solution.ts';
export type { XmlBreach } from './robinx/xml.ts';
export {
  type Absence,
  type LeagueBreach,
  type RoundLeague,
  type RoundRule,
  roundCount,
} from './rounds/league.ts';
export {
  type MissedRule,
  type PlannedRound,
  type PlanProgress,
  planRounds,
  type RoundCalendar,
} from './rounds/plan.ts';
export type { Postponement, RoundMatch } from './rounds/postpone.ts';
export { type NotRounds, type RoundsOptions, type RoundsProgress, solveRounds } from './rounds/solve.ts';
export {
  assignRound,
  type RoundBreach,
  type RoundOptions,
  type RoundPlan,
} from './search/one-round/assign-round.ts';
export { replanDated } from './search/replan.ts';
export { type Progress, type SearchOptions, solveDated } from './search/solve.ts';
export type { Calendar } from './search/write-down.ts';
