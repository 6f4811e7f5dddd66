export {
  type AcrossGroupsInput,
  type AcrossMethod,
  type AcrossStanding,
  compareAcrossGroups,
} from './across-groups.ts';
export { type AwardsBreach, awardsOf, type TableAwards } from './awards.ts';
export {
  acrossGroupsChain,
  type ChainKey,
  chains,
  racketByPercentage,
  withAwayGoals,
  withPrimary,
} from './chains.ts';
export type { TableBreach } from './check.ts';
export { fairPlayCost, fairPlayScales } from './fair-play.ts';
export { inputsHash } from './inputs-hash.ts';
export { type IdleDays, ladderChain, ladderPlaces } from './ladder.ts';
export { isLotSeed, lotCommitment } from './lots.ts';
export type {
  Adjustment,
  Card,
  Race,
  RecordedDraw,
  TableMatch,
  Withdrawal,
} from './matches.ts';
export { type Consequence, type Needs, needsOf } from './needs.ts';
export { hasClinched, isEliminated, type Outlook, outlooks } from './outlook.ts';
export type {
  Chain,
  Criterion,
  Decider,
  FairPlayScale,
  Metric,
  Policy,
  Scope,
  Step,
  TableRules,
} from './rules.ts';
export type { TableInput, TableSetting } from './setting.ts';
export type { Standing } from './standing.ts';
export { createTable, type Table, withoutMatch, withoutRace, withRace, withResult } from './table.ts';
export type { Value } from './value.ts';
export type { Comparison, MiniRow, Part, Skip, Tie, Trial, Why } from './why.ts';
export { defaultWithdrawalMode } from './withdrawals.ts';
