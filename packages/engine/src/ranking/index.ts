export type { AgeGroup, AgeRule } from './age-groups.ts';
export { americano, mexicanoRound, type PartnerRound } from './americano.ts';
export type { RankingBreach, RankingProblem } from './breach.ts';
export { type Corner, type Deduction, decideCards, type JudgedRound } from './cards.ts';
export { eloPeriod } from './elo.ts';
export type { Entry } from './entry.ts';
export { glicko2, unrated } from './glicko2.ts';
export { type GolfCut, rankGolf } from './golf.ts';
export {
  countbackOf,
  courseHandicap,
  type Hole,
  matchPlayResult,
  playingHandicap,
  stablefordPoints,
} from './golf-card.ts';
export { rankHorizontal } from './horizontal.ts';
export { formatTime, parseDistance, parseTime, roundUp } from './marks.ts';
export { type Pairing, partnerSteps, rankPartners } from './partners.ts';
export type { Places, Ties } from './places.ts';
export { type PointsEvent, type PointsLine, pointsList } from './points-list.ts';
export { rankPool } from './pool.ts';
export { type RaceEntry, rankRace } from './race.ts';
export {
  type RatedCompetitor,
  type RatedMatch,
  type RatingMethod,
  rateMatches,
} from './rate-matches.ts';
export { rankBracket, repechageSystems } from './repechage.ts';
export { type HeatEntry, rankRounds } from './rounds.ts';
export { type Figure, type FigureStep, rankRubbers } from './rubbers.ts';
export { seedHeats } from './seeding.ts';
export { rankSeries, type SeriesRace } from './series.ts';
export { rankStages } from './stages.ts';
export { hasNoMark, type Status, statuses } from './status.ts';
export { rankSwimming } from './swimming.ts';
export { rankTeamPlaces } from './team-places.ts';
export { type JumpOff, rankVertical, verticalSteps } from './vertical.ts';
