export {
  metricKind,
  type PlayerMetric,
  perMatch,
  playerMetricKeys,
  playerMetrics,
} from './player-metrics.ts';
export { cupSuspensionRules, type SuspensionRules, suspensionRules } from './suspension-rules.ts';
export {
  type CompetitionMatch,
  type Suspension,
  suspensionsOf,
} from './suspensions.ts';
