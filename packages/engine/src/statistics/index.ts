export {
  type MatchPlayed,
  type PlayerMetric,
  type PlayerRow,
  playerMetrics,
  rankPlayers,
} from './player-metrics.ts';
export { cupSuspensionRules, type SuspensionRules, suspensionRules } from './suspension-rules.ts';
export {
  type CompetitionMatch,
  isSuspended,
  type Suspension,
  type SuspensionSettings,
  suspensionsOf,
} from './suspensions.ts';
