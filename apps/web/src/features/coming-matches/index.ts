export { ComingMatches } from './coming-matches.tsx';
