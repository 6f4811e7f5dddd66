export { type Explanation, explain, type Obstacle } from './dated/explain.ts';
export { judge } from './dated/judge.ts';
export { type HardKind, hardKinds, type Offence, type SoftKind, softKinds } from './dated/offence.ts';
export type { Placements } from './dated/placed.ts';
export {
  type CalendarBreach,
  type CalendarMatch,
  type CalendarRules,
  type CalendarTeam,
  type CalendarVenue,
  type CalendarWeights,
  type ClubWish,
  type DatedProblem,
  defaultRules,
  type Instant,
  type IsoDate,
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
export { replanDated } from './search/replan.ts';
export { type Calendar, type Progress, type SearchOptions, solveDated } from './search/solve.ts';
