export { isMadeByHand } from './algorithms/by-hand.ts';
export { type Algorithm, algorithmKeys, algorithms, type Format } from './algorithms/catalogue.ts';
export { type GenerateConfig, generate } from './algorithms/generate.ts';
export { defaultParams, type ParamsOf } from './algorithms/params.ts';
export type { ObjectSchema, ParamSchema } from './algorithms/schema.ts';
export { matchesOfTie } from './elimination/tie-matches.ts';
export {
  type Challenge,
  challenge,
  dropIdle,
  hasLapsed,
  type Ladder,
  type LadderParams,
  settleChallenge,
} from './ladder/ladder.ts';
export { type LadderDays, type LadderMatch, replayLadder } from './ladder/replay.ts';
export { type ManualWarning, manualWarnings } from './manual/warnings.ts';
export { type BrokenRule, type ChallengeReason, type FormatBreach, isBreach } from './model/breach.ts';
export type { Entrant, SharedMark } from './model/entrant.ts';
export {
  type AlgorithmKey,
  type Bracket,
  type Group,
  type Match,
  matchesOf,
  type Phase,
  type Round,
  type Tie,
  type TieRules,
} from './model/phase.ts';
export { emptySlot, filledByHand, type Slot, type SlotSource, teamSlot } from './model/slot.ts';
export { type DecidedBy, decideTie, type Side, type TieVerdict } from './propagation/decide-tie.ts';
export { impactOf } from './propagation/impact.ts';
export { propagate } from './propagation/propagate.ts';
export type { BestPlace, GroupPlace, MatchResult, Outcomes } from './propagation/result.ts';
export { type AllocationTable, allocateBest, type BestSlot, tableKey } from './qualify/allocate.ts';
export { type BestOf, type GroupTable, type Qualified, qualifiers } from './qualify/qualifiers.ts';
export type { HomeAway, SwissGame, SwissTeam } from './swiss/contender.ts';
export { pairSwissRound, type SwissParams, type SwissRound } from './swiss/pair-round.ts';
export { swissRound } from './swiss/swiss-round.ts';
