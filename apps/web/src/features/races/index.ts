export { useRaces } from './data/use-races.ts';
export { RaceRow } from './race-row.tsx';
export { Races } from './races.tsx';
