export { BriefTable } from './brief-table.tsx';
export { cellOf } from './columns.ts';
export { PhaseStandings } from './phase-standings.tsx';
export { rulesOf } from './rules-of.ts';
export { StandingsTable } from './standings-table.tsx';
export type { ClassificationView, PhaseTables, RowView } from './types.ts';
