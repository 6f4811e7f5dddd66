import {
  type Lineup,
  type LineupPlayer,
  type MatchState,
  type PlayerId,
  playersAt,
  resultOf,
  sideOf,
  type TeamId,
} from '../match/index.ts';
import type { SportRules } from '../sports/index.ts';
import { timePlayed } from './minutes.ts';

/** A goalkeeper whose team conceded nothing. */
export interface CleanSheet {
  readonly teamId: TeamId;
  readonly playerId: PlayerId;
}

/**
 * The clean sheet of a team: of the goalkeeper who played the whole match, or longest; of who started if nobody wrote
 * substitutions down, or two played as long. Null: goals against, nobody in goal, or a match that was not played.
 */
export function cleanSheetOf(lineup: Lineup, match: MatchState, rules: SportRules): CleanSheet | null {
  const { teamId } = lineup;
  const side = sideOf(match, teamId);
  const result = resultOf(match, rules);
  if (side === null || !rules.roles.goalkeeper || !result.counts || !result.countsForPlayers) return null;
  const conceded = side === 'HOME' ? result.score.away : result.score.home;
  const keeper = conceded === 0 ? keeperOf(lineup, match, rules) : undefined;
  return keeper === undefined ? null : { teamId, playerId: keeper.playerId };
}

function keeperOf(lineup: Lineup, match: MatchState, rules: SportRules): LineupPlayer | undefined {
  const [starter, ...others] = [...playersAt(lineup, 'STARTER'), ...playersAt(lineup, 'BENCH')].filter(
    ({ goalkeeper }) => goalkeeper === true,
  );
  const times = timePlayed(lineup, match, rules);
  if (times === null || starter === undefined) return starter;
  const secondsOf = (keeper: LineupPlayer) =>
    times.find(({ playerId }) => playerId === keeper.playerId)?.seconds ?? 0;
  return others.reduce((best, other) => (secondsOf(other) > secondsOf(best) ? other : best), starter);
}
