export { readReport } from '../../src/files/trf/read-report.ts';
export type { Report, ReportBreach } from '../../src/files/trf/report.ts';
export { pairNextRound } from './next-round.ts';
