import type { SportRules } from '../sports/rules.ts';

/** ALL reads every counting match of the group; H2H only the matches among the level teams. */
export type Scope = 'ALL' | 'H2H';

/** The metrics teams are compared by. */
export type Metric =
  | 'POINTS'
  | 'POINTS_MEAN'
  | 'WINS'
  | 'DIFF'
  | 'FOR'
  | 'AWAY_FOR'
  | 'AWAY_WINS'
  | 'GOAL_RATIO'
  | 'RUBBER_PCT'
  | 'RUBBER_DIFF'
  | 'SET_RATIO'
  | 'SET_PCT'
  | 'SET_DIFF'
  | 'POINT_RATIO'
  | 'POINT_DIFF'
  | 'GAME_PCT'
  | 'GAME_DIFF'
  | 'TRY_DIFF'
  | 'TRIES'
  | 'FAIR_PLAY'
  | 'SEED'
  | 'COUNTBACK'
  | 'SERIES_POINTS'
  | 'LAST_PLACE'
  | 'WIN_PCT'
  | 'TQB'
  | 'ER_TQB'
  | 'CLASS_POINTS'
  | 'OUTRIGHT'
  | 'PLAYED';

/** How a tie is broken when no metric can: a draw of lots, or an extra match. */
export type Decider = 'LOTS' | 'PLAYOFF';

/** One step of a chain. */
export interface Step {
  readonly scope: Scope;
  readonly metric: Metric | Decider;
  /** The step is skipped unless exactly two teams are level. */
  readonly onlyIfTwo?: boolean;
}

/** A step as one word, as displayed and stored: `H2H.POINTS`. */
export type Criterion = `${Scope}.${Metric | Decider}`;

/**
 * What happens to teams still level after a step has separated some: CONTINUE takes them to the next step,
 * and a run of head-to-head steps keeps its mini-table; CONTINUE_REAPPLY finishes that run and applies it
 * again to those still level; RESTART takes each part back to the first step separately; EXTRACT_TOP settles
 * only the best part and takes all others back together, EXTRACT_BOTTOM only the worst.
 */
export type Policy = 'CONTINUE' | 'CONTINUE_REAPPLY' | 'RESTART' | 'EXTRACT_TOP' | 'EXTRACT_BOTTOM';

/** How a federation orders a table. */
export interface Chain {
  readonly primary: readonly Metric[];
  readonly policy: Policy;
  readonly steps: readonly Step[];
  /** Head-to-head steps wait until every match among the level teams is played. */
  readonly h2hRequireAll?: boolean;
  /** The steps that hold until the last match of the group is played. */
  readonly untilComplete?: readonly Step[];
}

/** The cost of a person’s cards in one match, and of each match a staff member is suspended. */
export interface FairPlayScale {
  readonly yellow: number;
  readonly secondYellow: number;
  readonly red: number;
  readonly staffSuspension: number;
}

/** What the table reads from the sport’s rules: points, forfeits, sets, and whether a match may end level. */
export type PlayedBy = Pick<SportRules, 'points' | 'forfeit' | 'sets' | 'draw' | 'scoring'> &
  Partial<Pick<SportRules, 'partners' | 'rubbers'>>;

/** Everything a competition decides about its table: `{ ...sport, chain: chains[sport.chain] }` and more. */
export interface TableRules extends PlayedBy {
  readonly chain: Chain;
  /** How many times each pair meets. */
  readonly meetings?: number;
  /** The cost of cards; FIFA’s scale by default. */
  readonly fairPlay?: FairPlayScale;
  /** How many races count for a participant; all by default. */
  readonly bestRaces?: number;
}
