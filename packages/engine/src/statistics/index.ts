export { type PlayerAwards, playerAwards } from './awards.ts';
export { type CleanSheet, cleanSheetOf } from './clean-sheets.ts';
export { type ForfeitNotice, forfeitNotices } from './forfeits.ts';
export { appearancesOf, type TimePlayed, timePlayed } from './minutes.ts';
export {
  castVote,
  type Mvp,
  type MvpVote,
  mvpOf,
  type VoteBreach,
  type VoteWindow,
  voteWindow,
} from './mvp.ts';
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
  carriedOver,
  isSuspended,
  matchesToServe,
  type Suspension,
  type SuspensionSettings,
  suspensionsOf,
} from './suspensions.ts';
