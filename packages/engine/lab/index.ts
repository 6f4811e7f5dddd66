export type { RobinxBreach, RobinxInstance, TimedMatch } from '../src/files/robinx/instance.ts';
export { readInstance } from '../src/files/robinx/read-instance.ts';
export { readSolution } from '../src/files/robinx/read-solution.ts';
export type { XmlBreach } from '../src/files/robinx/xml.ts';
export { type PlantedSeason, plantedSeason } from './planted/season.ts';
export { asDated, asTimetable, type NotDated } from './robinx/as-dated.ts';
export { type Evaluation, evaluate } from './robinx/evaluate.ts';
export { type NotRounds, type RoundsProgress, solveRounds } from './rounds/solve.ts';
