export { jsonLdOf } from './json-ld.ts';
export { loadCompetition } from './parts/load.ts';
export { PublicCompetition } from './public-competition.tsx';
