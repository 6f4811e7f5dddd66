export { loadRaces } from './load.ts';
export { loadTopResults, type TopResults } from './load-top.ts';
export { PublicRaces } from './public-races.tsx';
export { loadRecords, type RecordPage } from './records/load-records.ts';
export { RecordsCard } from './records/records-card.tsx';
export { useShownName } from './shown-name.ts';
export { TopList } from './top-list.tsx';
