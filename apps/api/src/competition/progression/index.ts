export { type AdvanceResult, advance } from './advance.ts';
export { applyTableChange } from './apply-table-change.ts';
export { rankingOf } from './awards/awards.ts';
export { awardsToGive, completeFinalPlaces, giveAwards, revokeAwards } from './awards/give-awards.ts';
export { playedOff } from './awards/played-off.ts';
export { listPodiums, type PodiumRow } from './awards/queries.ts';
export { anyTime, type PhaseFacts, readFacts, readPhase } from './facts/facts.ts';
export { lockPhase } from './facts/queries.ts';
export {
  fillQualifiers,
  finishPhase,
  type PhaseTransition,
  qualificationBreach,
  resumePhase,
} from './finish.ts';
export {
  impactOfResult,
  positionChanges,
} from './impact-of-result.ts';
export { ladderIn } from './ladder.ts';
export { linksOf, onlyGroup, type PhaseLink } from './propagation/links.ts';
export { bestAcross, bestPlacedOf } from './propagation/qualified.ts';
export { computeStandings, phaseGroupKey as wholePhase } from './snapshot/compute-standings.ts';
export { listSnapshots, type Snapshot } from './snapshot/queries.ts';
export { sourceProblems } from './source-problems.ts';
export { loadSwissHistory } from './swiss.ts';
export { ladderParamsOf } from './table/idle-days.ts';
export { byePointsOf, type GroupInput, tableInputs, type View } from './table/table-input.ts';
export { decidedAt } from './table/table-match.ts';
export { hashOf, rowsWithOutlook, tableOf, tablesOf, teamsInTables } from './table/tables.ts';
export { applyWithdrawal } from './withdrawal/apply-withdrawal.ts';
export { withdrawTeam } from './withdrawal/withdraw-team.ts';
