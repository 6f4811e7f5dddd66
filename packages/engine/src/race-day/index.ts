export {
  type CardProblem,
  cardStatuses,
  maxStrokes,
  type ReadCard,
  readCards,
} from './card-rows.ts';
export { defaultCourse } from './course.ts';
export {
  type GolfRules,
  golfFigures,
  golfRankings,
  parOf,
  type RoundCard,
  type RoundFigures,
} from './golf-figures.ts';
export { handicapLimits, parseHandicap } from './handicap.ts';
export {
  handTimeText,
  type Line,
  type LineArrival,
  type LineMark,
  type LineRules,
  lineKinds,
  mergeLine,
  outStatuses,
  readLine,
  rowsToSave,
} from './line.ts';
export { type LineDoubt, lineDoubt, startOfTap } from './line-doubts.ts';
export { markText, toParText } from './mark-text.ts';
export { isPlausible, plausibleTimes } from './plausible.ts';
export {
  type AgeBand,
  bandOf,
  type Clock,
  clocks,
  countedMark,
  type EventKind,
  type EventRow,
  type EventRules,
  eventKinds,
  gapTo,
  isLowestBest,
  markBy,
  rankEvent,
} from './rank-event.ts';
export { rankGolfEvent } from './rank-golf-event.ts';
export {
  parseMark,
  type RaceStatus,
  type ReadResult,
  type RowProblem,
  raceStatuses,
  readResults,
  type StageExtra,
  stageExtras,
  type TypedResult,
} from './result-rows.ts';
export {
  type AdvanceMark,
  type AdvanceRules,
  advanceMarks,
  advancementOf,
  type RaceRound,
  raceRounds,
  rankFinals,
  type Seed,
  type Seeding,
  seedFinal,
  seedings,
  seedRound,
} from './rounds.ts';
export { rankSegments } from './segments.ts';
export { rankSplits, splitPointsOf } from './split-places.ts';
