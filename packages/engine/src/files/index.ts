export type { RobinxInstance, TimedMatch } from './robinx/instance.ts';
export { readInstance } from './robinx/read-instance.ts';
export { readSolution } from './robinx/read-solution.ts';
export { readReport } from './trf/read-report.ts';
export type { Report, ReportBreach } from './trf/report.ts';
