export { CourtStrip, Courts } from './court-strip.tsx';
export { jsonLdOf } from './json-ld.ts';
export { NextMatches } from './next-matches.tsx';
export {
  type CourtsData,
  loadCompetition,
  loadCourts,
  loadFixtures,
  loadMatches,
  loadStandings,
  type PublicCompetitionData,
} from './parts/load.ts';
export { PublicCompetition } from './public-competition.tsx';
