export { loadRaces } from './load.ts';
export { PublicRaces } from './public-races.tsx';
