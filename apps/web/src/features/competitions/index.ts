export { CompetitionState } from './competition-state.tsx';
