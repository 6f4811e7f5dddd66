export { CompetitionRows } from './competition-rows.tsx';
export { CompetitionState } from './competition-state.tsx';
