export {
  type AcrossStanding,
  compareAcrossGroups,
} from './across-groups.ts';
export { type AwardsBreach, awardsOf, type TableAwards } from './awards.ts';
export { chains } from './chains.ts';
export type { TableBreach } from './check.ts';
export { courseOf, longestRun } from './course.ts';
export { inputsHash } from './inputs-hash.ts';
export { type IdleDays, ladderChain, ladderPlaces } from './ladder.ts';
export { lotCommitment } from './lots.ts';
export type {
  Card,
  TableMatch,
  Withdrawal,
} from './matches.ts';
export { needsOf } from './needs.ts';
export { hasClinched, isEliminated, type Outlook, outlooks } from './outlook.ts';
export { amongPlayers, asPartners, restPoints } from './partners.ts';
export type {
  Chain,
  Decider,
  Metric,
  Scope,
  Step,
  TableRules,
} from './rules.ts';
export type { TableInput } from './setting.ts';
export { gamesBehind, type Standing } from './standing.ts';
export { createTable, type Table } from './table.ts';
export type { Value } from './value.ts';
export type { Comparison, Trial } from './why.ts';
export { defaultWithdrawalMode } from './withdrawals.ts';
