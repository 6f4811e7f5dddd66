export { pairNextRound } from './next-round.ts';
export { readReport } from './read-report.ts';
export type { Report, ReportBreach } from './report.ts';
