export { LineupsDialog } from './lineups-dialog.tsx';
export { TeamMatch } from './team-match.tsx';
export { TeamMatches } from './team-matches.tsx';
