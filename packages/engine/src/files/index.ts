export type { RobinxBreach, RobinxInstance, TimedMatch } from './robinx/instance.ts';
export { readInstance } from './robinx/read-instance.ts';
export { readSolution } from './robinx/read-solution.ts';
export { childOf, readXml, type XmlBreach, type XmlElement } from './robinx/xml.ts';
export { readReport } from './trf/read-report.ts';
export type { Report, ReportBreach, ReportedPlayer } from './trf/report.ts';
