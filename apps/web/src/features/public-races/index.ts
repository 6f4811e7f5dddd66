export { loadRaces } from './load.ts';
export { loadRecords, type RecordPage } from './load-records.ts';
export { loadTopResults, type TopResults } from './load-top.ts';
export { PublicRaces } from './public-races.tsx';
export { RecordsCard } from './records-card.tsx';
export { useShownName } from './shown-name.ts';
export { TopList } from './top-list.tsx';
