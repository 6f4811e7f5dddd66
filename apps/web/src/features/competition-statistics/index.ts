export { CompetitionStatistics } from './competition-statistics.tsx';
