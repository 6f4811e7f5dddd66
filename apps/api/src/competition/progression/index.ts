export { type Advanced, advance, type Happened } from './advance.ts';
export { awardsToGive, giveAwards, takeAwardsBack } from './awards/give-awards.ts';
export type { SlotMoved } from './bracket/settle.ts';
export { type PhaseFacts, readFacts, readPhase } from './facts/facts.ts';
export { lockPhase } from './facts/queries.ts';
export { finishPhase, qualificationBreach, resumePhase, type Turning, takeQualifiers } from './finish.ts';
export { type Link, linksOf, onlyGroup } from './follow/links.ts';
export { bestAcross, bestPlacedOf } from './follow/qualified.ts';
export {
  type ImpactOfResult,
  impactOfResult,
  type PositionMoved,
  positionsMoved,
  type Supposed,
} from './impact-of-result.ts';
export { ladderIn } from './ladder.ts';
export { settleChange, type TableChange } from './settle-change.ts';
export { listSnapshots, type Snapshot } from './snapshot/queries.ts';
export { reckonTables, wholePhase } from './snapshot/reckon.ts';
export { type SourceProblem, sourceProblems } from './source-problems.ts';
export { type SwissSoFar, swissSoFar } from './swiss.ts';
export { ladderParamsOf } from './table/idle-days.ts';
export { byePointsOf, type GroupInput, tableInputs, type View } from './table/table-input.ts';
export { decidedAt } from './table/table-match.ts';
export { hashOf, rowsWithOutlook, tableOf, tablesOf, teamsInTables } from './table/tables.ts';
export { leave } from './withdrawal/leave.ts';
export { type Withdrawn, writeWithdrawal } from './withdrawal/write-withdrawal.ts';
