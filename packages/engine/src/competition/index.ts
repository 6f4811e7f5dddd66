export { type Facts, type Move, moveBreach, nextStatesFor } from './can-move.ts';
export { type CompetitionState, competitionStates, isInProgress } from './states.ts';
export {
  competitionTransitions,
  type Guard,
  type Mover,
  phaseTransitions,
  type Transition,
} from './transitions.ts';
