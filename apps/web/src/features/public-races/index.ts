export { loadRaces } from './load.ts';
export { loadTopResults, type TopResults } from './load-top.ts';
export { PublicRaces } from './public-races.tsx';
export { useShownName } from './shown-name.ts';
export { TopList } from './top-list.tsx';
