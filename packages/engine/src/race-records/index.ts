export { eventKey } from './event-key.ts';
export { type RecordHistory, type RecordMark, recordHistory, type SetRecord } from './record-history.ts';
export { isWindLegal, mostWind, parseWind, windText } from './wind.ts';
