export {
  type CardProblem,
  cardStatuses,
  mostStrokes,
  type ReadCard,
  readCards,
  type TypedCard,
} from './card-rows.ts';
export { usualCourse } from './course.ts';
export {
  type GolfEventCut,
  type GolfFigures,
  type GolfRanking,
  type GolfRules,
  golfFigures,
  golfRankings,
  noScore,
  parOf,
  type RoundCard,
  type RoundFigures,
  strokesOf,
} from './golf-figures.ts';
export { handicapLimits, parseHandicap } from './handicap.ts';
export {
  type AgeBand,
  countedMark,
  type EventKind,
  type EventRow,
  type EventRules,
  eventKinds,
  gapTo,
  isLowestBest,
  rankEvent,
} from './rank-event.ts';
export { type GolfEventRules, type GolfRow, rankGolfEvent } from './rank-golf-event.ts';
export {
  type RaceStatus,
  type ReadResult,
  type RowProblem,
  raceStatuses,
  readResults,
  type TypedResult,
} from './result-rows.ts';
