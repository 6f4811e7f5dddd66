export { algorithmKeys, algorithms } from './algorithms/catalogue.ts';
export { type GenerateConfig, generate } from './algorithms/generate.ts';
export { isManual } from './algorithms/is-manual.ts';
export { defaultParams, type ParamsOf } from './algorithms/params.ts';
export type { ObjectSchema, ParamSchema } from './algorithms/schema.ts';
export { matchesOfTie } from './elimination/tie-matches.ts';
export {
  type Challenge,
  challenge,
  hasLapsed,
  type Ladder,
  type LadderParams,
} from './ladder/ladder.ts';
export { mainGroupKeys } from './main-round/main-round.ts';
export { type ManualWarning, manualWarnings } from './manual/warnings.ts';
export { type ChallengeReason, type FormatBreach, isBreach } from './model/breach.ts';
export type { Entrant } from './model/entrant.ts';
export {
  type AlgorithmKey,
  type Bracket,
  type Group,
  type Match,
  matchesOf,
  type Phase,
  type Round,
  type Tie,
} from './model/phase.ts';
export { emptySlot, filledByHand, type Slot, type SlotSource, teamSlot } from './model/slot.ts';
export { pairId, playersOf } from './partners/pair-id.ts';
export {
  americanoRounds,
  hasPartners,
  partnerRound,
  type RotationKey,
  roundsOfRotation,
} from './partners/rotation.ts';
export { decideTie } from './propagation/decide-tie.ts';
export { finalPlaces } from './propagation/final-places.ts';
export { impactOf } from './propagation/impact.ts';
export { propagate } from './propagation/propagate.ts';
export type { BestPlace, GroupPlace, MatchResult, Outcomes } from './propagation/result.ts';
export { allocateBest } from './qualify/allocate.ts';
export { type Qualified, qualifiers } from './qualify/qualifiers.ts';
export { takesQualifiers } from './qualify/takes-qualifiers.ts';
export type { SwissGame, SwissTeam } from './swiss/contender.ts';
export { pairSwissRound, type SwissRound } from './swiss/pair-round.ts';
export { swissRound } from './swiss/swiss-round.ts';
