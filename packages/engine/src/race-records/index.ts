export { eventKey } from './event-key.ts';
export { type RecordHistory, type RecordMark, recordHistory } from './record-history.ts';
export { isWindLegal, windText } from './wind.ts';
