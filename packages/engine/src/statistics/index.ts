export { type BoxLine, boxScoreOf } from './box-score.ts';
export {
  type CountedEvents,
  creditsOf,
  metricKind,
  type PlayerMetric,
  perMatch,
  playerMetricKeys,
  playerMetrics,
} from './player-metrics.ts';
export { resultFigureKeys, type SideFigures, sideFigures } from './side-figures.ts';
export {
  type PlayerList,
  type SideFigure,
  statisticsOf,
} from './sport-statistics.ts';
export { cupSuspensionRules, type SuspensionRules, suspensionRules } from './suspension-rules.ts';
export {
  type CompetitionMatch,
  type Suspension,
  suspensionsOf,
} from './suspensions.ts';
