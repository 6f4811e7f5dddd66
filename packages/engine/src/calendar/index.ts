export { explain, freePlaceChecker, type Obstacle } from './dated/explain.ts';
export { type Fairness, fairnessOf } from './dated/fairness.ts';
export { judge } from './dated/judge.ts';
export {
  kickOffsBetween,
  openingsBetween,
  type WeeklyTimes,
} from './dated/local-time.ts';
export { hardKinds, type Offence, softKinds } from './dated/offence.ts';
export type { Placements } from './dated/placed.ts';
export {
  type CalendarBreach,
  type CalendarMatch,
  type CalendarReferee,
  type CalendarRules,
  type CalendarTeam,
  type CalendarVenue,
  type DatedProblem,
  defaultRules,
  type KickOff,
  type Placement,
  type Span,
} from './dated/problem.ts';
export type { Choice, Solver } from './exact/choice/solver.ts';
export { completeDated } from './exact/complete.ts';
export { replanDated } from './search/replan.ts';
export { type Progress, solveDated } from './search/solve.ts';
export type { Calendar } from './search/to-calendar.ts';
export type { CalendarPerson, Competition, JointProblem } from './together/competitions.ts';
export {
  completeTogether,
  explainTogether,
  replanTogether,
  solveTogether,
} from './together/solve-together.ts';
