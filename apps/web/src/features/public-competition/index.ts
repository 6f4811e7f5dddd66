export { jsonLdOf } from './json-ld.ts';
export { NextMatches } from './next-matches.tsx';
export { knockoutsOf } from './parts/knockouts.ts';
export {
  loadCompetition,
  loadFixtures,
  loadMatches,
  loadStandings,
  type PublicCompetitionData,
} from './parts/load.ts';
export { PublicCompetition } from './public-competition.tsx';
