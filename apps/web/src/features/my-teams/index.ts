export { TeamRow } from './team-row.tsx';
