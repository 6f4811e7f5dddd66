export { jsonLdOf } from './json-ld.ts';
export { PublicCompetition } from './public-competition.tsx';
