import { isRaced, parentOf, type SportKey, sportByKey } from '../sports/index.ts';
import type { PlayerMetric } from './player-metrics.ts';
import type { ResultFigure } from './side-figures.ts';

/** A player ranking: by what the desk records, by MVP awards, or by clean sheets in goal. */
export type PlayerList = PlayerMetric | 'mvps' | 'cleanSheets';

/** What is shown about a team, pair or player over a whole competition. */
export type SideFigure = ResultFigure | PlayerMetric;

/** The statistics of a sport, in its usual order. */
interface SportStatistics {
  /** The player rankings. */
  readonly players: readonly PlayerList[];
  /** The box score columns; none if a side is one person. */
  readonly box: readonly PlayerMetric[];
  /** The columns for all sides of a competition. */
  readonly sides: readonly SideFigure[];
}

const scores = ['played', 'scored', 'conceded'] as const;
const racketSides = ['played', 'won', 'lost', 'setsWon', 'setsLost', 'smallWon', 'smallLost'] as const;

const football: SportStatistics = {
  players: ['goals', 'assists', 'penalties', 'cleanSheets', 'cards', 'ownGoals', 'mvps'],
  box: ['goals', 'assists', 'ownGoals', 'cards'],
  sides: [...scores, 'cleanSheets', 'penalties', 'fouls', 'cards'],
};

const basketRest = ['freeThrows', 'rebounds', 'assists', 'steals', 'blocks', 'turnovers', 'fouls'] as const;
const basketball: SportStatistics = {
  players: ['goals', 'fieldGoals', 'threes', ...basketRest, 'mvps'],
  box: ['goals', 'fieldGoals', 'threes', ...basketRest],
  sides: [...scores, 'fieldGoals', 'threes', ...basketRest],
};
const basketball3x3: SportStatistics = {
  players: ['goals', 'fieldGoals', 'twos', ...basketRest, 'mvps'],
  box: ['goals', 'fieldGoals', 'twos', ...basketRest],
  sides: [...scores, 'fieldGoals', 'twos', ...basketRest],
};

const handballRest = ['assists', 'saves', 'suspensions', 'cards'] as const;
const handball: SportStatistics = {
  players: ['goals', 'penalties', ...handballRest, 'mvps'],
  box: ['goals', 'penalties', ...handballRest],
  sides: [...scores, 'penalties', 'saves', 'suspensions', 'cards'],
};
const beachHandball: SportStatistics = {
  players: ['goals', 'doubleGoals', ...handballRest, 'mvps'],
  box: ['goals', 'doubleGoals', ...handballRest],
  sides: [...racketSides, 'doubleGoals', 'saves', 'suspensions', 'cards'],
};

const volleyball: SportStatistics = {
  players: ['goals', 'attacks', 'blocks', 'aces', 'cards', 'mvps'],
  box: ['goals', 'attacks', 'blocks', 'aces', 'cards'],
  sides: [...racketSides, 'attacks', 'blocks', 'aces', 'cards'],
};

const rugbyKicks = ['tries', 'conversions', 'penalties', 'dropGoals', 'cards'] as const;
const rugby: SportStatistics = {
  players: ['goals', ...rugbyKicks, 'mvps'],
  box: ['goals', ...rugbyKicks],
  sides: [...scores, ...rugbyKicks],
};

const hockeyScorers = ['goals', 'assists', 'scorerPoints'] as const;
const fieldHockey: SportStatistics = {
  players: [...hockeyScorers, 'penaltyCorners', 'penalties', 'saves', 'penaltyMinutes', 'cards', 'mvps'],
  box: [...hockeyScorers, 'penaltyCorners', 'penalties', 'saves', 'penaltyMinutes'],
  sides: [...scores, 'penaltyCorners', 'penalties', 'saves', 'penaltyMinutes', 'cards'],
};
const rollerHockey: SportStatistics = {
  players: [...hockeyScorers, 'directHits', 'penalties', 'saves', 'penaltyMinutes', 'cards', 'mvps'],
  box: [...hockeyScorers, 'directHits', 'penalties', 'saves', 'penaltyMinutes'],
  sides: [...scores, 'directHits', 'penalties', 'saves', 'penaltyMinutes', 'cards'],
};
const iceHockey: SportStatistics = {
  players: [...hockeyScorers, 'penalties', 'penaltyMinutes', 'saves', 'mvps'],
  box: [...hockeyScorers, 'penalties', 'penaltyMinutes', 'saves'],
  sides: [...scores, 'penalties', 'penaltyMinutes', 'saves', 'cleanSheets'],
};

const americanScores = ['touchdowns', 'fieldGoals', 'extraPoints', 'safeties'] as const;
const americanFootball: SportStatistics = {
  players: ['goals', ...americanScores, 'fouls', 'mvps'],
  box: ['goals', ...americanScores, 'fouls'],
  sides: [...scores, ...americanScores, 'fouls'],
};

const flagScores = ['touchdowns', 'extraPoints', 'safeties'] as const;
const flagFootball: SportStatistics = {
  players: ['goals', ...flagScores, 'fouls', 'mvps'],
  box: ['goals', ...flagScores, 'fouls'],
  sides: [...scores, ...flagScores, 'fouls'],
};

const baseball: SportStatistics = {
  players: ['goals', 'hits', 'homeRuns', 'errors', 'mvps'],
  box: ['goals', 'hits', 'homeRuns', 'errors'],
  sides: [...scores, 'hits', 'homeRuns', 'errors'],
};

/** A player alone or a pair is a side, so side figures apply. */
const byGames: SportStatistics = { players: [], box: [], sides: racketSides };
const byRallies: SportStatistics = {
  players: ['goals', 'cards'],
  box: [],
  sides: [...racketSides, 'cards'],
};
const squash: SportStatistics = { players: ['goals'], box: [], sides: racketSides };

const combat: SportStatistics = {
  players: ['goals', 'cards'],
  box: [],
  sides: ['played', 'won', 'drawn', 'lost', 'wonOutright', 'scored', 'conceded', 'cards'],
};

const golf: SportStatistics = {
  players: ['goals'],
  box: [],
  sides: ['played', 'won', 'drawn', 'lost', 'scored', 'conceded'],
};

const bySport: Readonly<Partial<Record<SportKey, SportStatistics>>> = {
  FOOTBALL: football,
  BASKETBALL: basketball,
  TENNIS: byGames,
  BASEBALL: baseball,
  VOLLEYBALL: volleyball,
  AMERICAN_FOOTBALL: americanFootball,
  BADMINTON: byRallies,
  BOXING: combat,
  GOLF: golf,
  HANDBALL: handball,
  HOCKEY: fieldHockey,
  MARTIAL_ARTS: combat,
  PADEL: byGames,
  PING_PONG: byRallies,
  RUGBY: rugby,
  SQUASH: squash,
  WRESTLING: combat,
};

/** Ties of several rubbers: what the teams won and lost in them. */
const ties: SportStatistics = { players: [], box: [], sides: racketSides };
const tiesWithCards: SportStatistics = { players: ['cards'], box: [], sides: [...racketSides, 'cards'] };

/** Variants whose statistics differ from their sport’s. */
const byVariant: Readonly<Record<string, SportStatistics>> = {
  BASKETBALL_3X3: basketball3x3,
  BEACH_HANDBALL: beachHandball,
  FLAG_FOOTBALL_5: flagFootball,
  ROLLER_HOCKEY: rollerHockey,
  ICE_HOCKEY: iceHockey,
  TENNIS_TEAM: ties,
  PADEL_TEAM: ties,
  BADMINTON_TEAM: tiesWithCards,
  PING_PONG_RUBBERS: tiesWithCards,
  SQUASH_TEAM: ties,
  PING_PONG_TEAM: tiesWithCards,
};

/** The statistics of a sport or variant; null for unknown keys and races, which have places and marks. */
export function statisticsOf(key: string): SportStatistics | null {
  const parent = parentOf(key);
  if (parent === null || sportByKey(key) === null || isRaced(key)) return null;
  return byVariant[key] ?? bySport[parent] ?? null;
}
