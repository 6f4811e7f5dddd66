export { type Facts, type Move, type MoveBreach, moveBreach, nextStates, nextStatesFor } from './can-move.ts';
export { type CompetitionState, competitionStates, isUnderWay, readState } from './states.ts';
export {
  competitionTransitions,
  type Guard,
  guards,
  type Mover,
  phaseTransitions,
  type Transition,
} from './transitions.ts';
