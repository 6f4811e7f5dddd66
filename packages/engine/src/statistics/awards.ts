import type { PlayerId } from '../match/index.ts';
import { type MatchPlayed, type PlayerMetric, type PlayerRow, rankPlayers } from './player-metrics.ts';

/** Who leads each list at the end. */
export type PlayerAwards = Readonly<
  Record<'topScorer' | 'mostAssists' | 'mostCleanSheets', readonly PlayerRow[]>
>;

/** The player awards of a competition: most of something; of equals, who needed fewer matches; then they share it. */
export function playerAwards(
  matches: readonly MatchPlayed[],
  nameOf: (playerId: PlayerId) => string,
): PlayerAwards {
  const leaders = (metric: PlayerMetric) => {
    const rows = rankPlayers(metric, matches, nameOf);
    return rows.filter((row) => row.rank === 1 && row.matches === rows[0]?.matches);
  };
  return {
    topScorer: leaders('goals'),
    mostAssists: leaders('assists'),
    mostCleanSheets: leaders('cleanSheets'),
  };
}
