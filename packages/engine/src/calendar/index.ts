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
  type ClubPreference,
  type DatedProblem,
  defaultRules,
  type Instant,
  type IsoDate,
  type KickOff,
  type MatchLimit,
  type Placement,
  type Span,
  type TravelTime,
} from './dated/problem.ts';
export { replanDated } from './search/replan.ts';
export { type Progress, type SearchOptions, solveDated } from './search/solve.ts';
export type { Calendar } from './search/to-calendar.ts';
