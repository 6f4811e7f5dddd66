export {
  type AgeBand,
  countedMark,
  type EventKind,
  type EventRow,
  type EventRules,
  eventKinds,
  gapTo,
  rankEvent,
} from './rank-event.ts';
export {
  type RaceStatus,
  type ReadResult,
  type RowProblem,
  raceStatuses,
  readResults,
  type TypedResult,
} from './result-rows.ts';
