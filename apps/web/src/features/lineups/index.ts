export { loadLineupsDialog } from './load-lineups-dialog.ts';
export { TeamMatch } from './team-match.tsx';
