export { asDated, asTimetable, type NotDated } from './robinx/as-dated.ts';
export { type Evaluation, evaluate } from './robinx/evaluate.ts';
export type { RobinxBreach, RobinxInstance, TimedMatch } from './robinx/instance.ts';
export { readInstance } from './robinx/read-instance.ts';
export { readSolution } from './robinx/read-solution.ts';
export type { XmlBreach } from './robinx/xml.ts';
export { type NotRounds, type RoundsProgress, solveRounds } from './rounds/solve.ts';
