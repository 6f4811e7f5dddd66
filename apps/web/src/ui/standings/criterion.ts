import { countsGames, type SportRules } from '@traip/engine';
import type { Decider, Metric, Scope } from '@traip/engine/standings';

type Measured = Metric | Decider;

export const measures = [
  'POINTS',
  'POINTS_MEAN',
  'WINS',
  'DIFF',
  'FOR',
  'AWAY_FOR',
  'AWAY_WINS',
  'GOAL_RATIO',
  'RUBBER_PCT',
  'RUBBER_DIFF',
  'SET_RATIO',
  'SET_PCT',
  'SET_DIFF',
  'POINT_RATIO',
  'POINT_DIFF',
  'GAME_PCT',
  'GAME_DIFF',
  'TRY_DIFF',
  'TRIES',
  'FAIR_PLAY',
  'SEED',
  'COUNTBACK',
  'SERIES_POINTS',
  'LAST_PLACE',
  'WIN_PCT',
  'TQB',
  'ER_TQB',
  'CLASS_POINTS',
  'OUTRIGHT',
  'PLAYED',
  'LOTS',
  'PLAYOFF',
] as const satisfies readonly Measured[];

interface Criterion {
  readonly scope: Scope;
  readonly measure: Measured;
}

/** Splits `H2H.POINTS`; null if unknown. */
export function criterionOf(text: string): Criterion | null {
  const [scope, name] = text.split('.');
  const measure = measures.find((item) => item === name);
  if (measure === undefined || (scope !== 'ALL' && scope !== 'H2H')) return null;
  return { scope, measure };
}

export type Unit = 'GOALS' | 'POINTS' | 'SETS' | 'GAMES' | 'RUNS' | 'HOLES';

const units: Record<SportRules['scoring'], Unit> = {
  GOALS: 'GOALS',
  POINTS: 'POINTS',
  SETS: 'SETS',
  RUBBERS: 'POINTS',
  INNINGS: 'RUNS',
  HOLES: 'HOLES',
  BOUT: 'POINTS',
  RACE: 'POINTS',
};

/** What a match is won by; in sets of games, as in tennis and padel, games. */
export const unitOf = (rules: Pick<SportRules, 'scoring' | 'sets' | 'rubbers'>): Unit =>
  countsGames(rules) ? 'GAMES' : units[rules.scoring];
