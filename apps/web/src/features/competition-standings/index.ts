export { CompetitionStandings } from './competition-standings.tsx';
