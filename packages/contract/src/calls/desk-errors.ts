/** The refusals of actions on a match. */
export const moving = [
  'REFEREE_NOT_ASSIGNED',
  'INVALID_TRANSITION',
  'STALE_VERSION',
  'TOO_MANY_EVENTS',
] as const;

/** Why the match can't start its competition or phase. */
export const starting = ['COMPETITION_OVER', 'TRANSITION_HELD_BACK'] as const;

/** Why a bout cannot have ended like this. */
export const boutErrors = [
  'SCORE_REQUIRED',
  'METHOD_REQUIRED',
  'METHOD_UNKNOWN',
  'BOUT_TIME_IMPOSSIBLE',
  'BOUT_SCORE_IMPOSSIBLE',
  'CARDS_NOT_TAKEN',
  'CARDS_DISAGREE',
  'CARDS_JUDGES_EVEN',
  'CARDS_ROUND_MISSING',
  'CARDS_ROUND_WITHOUT_TEN',
  'CARDS_ROUND_TOO_LOW',
] as const;

/** Why a rubber of a tie cannot have been played like this, or by these people. */
const rubberErrors = [
  'RUBBER_UNKNOWN',
  'RUBBER_TWICE',
  'RUBBER_SET_IMPOSSIBLE',
  'RUBBER_UNDECIDED',
  'RUBBER_NOT_NEEDED',
  'RUBBERS_MISSING',
  'RUBBER_TOO_MANY_PLAYERS',
  'RUBBER_PLAYER_TWICE',
  'RUBBER_PLAYER_TOO_OFTEN',
  'RUBBER_ORDER_BROKEN',
] as const;

/** Why a hole of match play, or the end of a match, is impossible. */
const holeErrors = ['HOLE_IMPOSSIBLE', 'MARGIN_IMPOSSIBLE', 'HOLES_LEFT'] as const;

/** Why the rules do not accept a result. */
export const resultErrors = [
  'WINNER_REQUIRED',
  'DEPENDENT_STARTED',
  'TEAMS_UNKNOWN',
  'REASON_REQUIRED',
  'SET_SCORE_IMPOSSIBLE',
  'SCORE_INVALID',
  'SCORE_DISAGREES_WITH_SETS',
  'SUM_WRONG',
  'MARGIN_IMPOSSIBLE',
  ...boutErrors,
  ...rubberErrors,
  'PLAYER_NOT_IN_TEAM',
  'PLAYER_NOT_IN_LINEUP',
] as const;

/** Why the rules do not accept an event. */
export const eventErrors = [
  'EVENT_NOT_ALLOWED',
  'EVENT_KIND_UNKNOWN',
  'EVENT_KIND_DERIVED',
  'EVENT_TIME_INVALID',
  'PERIOD_UNKNOWN',
  'PERIOD_ALREADY_STARTED',
  'PERIOD_ALREADY_ENDED',
  'TEAM_NOT_IN_MATCH',
  'PLAYER_NOT_IN_TEAM',
  'PLAYER_NOT_IN_LINEUP',
  'PLAYER_WENT_OFF',
  'ASSIST_BY_SCORER',
  'SET_SCORE_IMPOSSIBLE',
  'WINNER_REQUIRED',
  'SCORE_IN_DOUBT',
  'SUM_WRONG',
  ...holeErrors,
  ...rubberErrors,
  'DEPENDENT_STARTED',
] as const;
