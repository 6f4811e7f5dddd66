export { PhaseStandings, Provisional } from './phase-standings.tsx';
export { rulesOf } from './rules-of.ts';
export { StandingsTable } from './standings-table.tsx';
export type { ClassificationView, PhaseTables } from './types.ts';
