import {
  isRefusal,
  type PlayerStatMetric,
  type PlayerStatRow,
  pageWith,
  type Read,
  type statisticsCalls,
} from '@traip/contract';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { playerInBrief } from '../match/people/player-in-brief.ts';
import { readKinds } from './players/kinds.ts';
import { countPlayers, pageOfPlayers, type Reach } from './players/queries.ts';
import { reachOf } from './reach/reach-of.ts';

/** Counted where the events are; what people do not tell everybody of themselves is not told here either. */
export const playerStats: Handler<typeof statisticsCalls.playerStats> = async ({ db, caller }, { query }) => {
  const userId = caller?.userId ?? null;
  const asked = await reachOf(db, userId, query);
  if (isRefusal(asked)) return asked;
  const { metric, page, limit } = query;
  const reach = { ...asked, userId };
  const [rows, total] = await Promise.all([pageOfPlayers(db, reach, query), countPlayers(db, reach, metric)]);
  return pageWith(await statRows(db, reach, metric, rows), { page, limit, total });
};

/** Ranked players as lists show them. */
export async function statRows(
  db: Database,
  reach: Reach,
  metric: PlayerStatMetric,
  rows: Awaited<ReturnType<typeof pageOfPlayers>>,
): Promise<Read<typeof PlayerStatRow>[]> {
  const kindsOf = await readKinds(db, reach, metric, rows);
  return rows.map(({ playerId: id, teamId, rank, value, matches, ...row }) => ({
    rank,
    value,
    matches,
    byKind: kindsOf(teamId, id),
    player: playerInBrief({ id, ...row }, false),
    team: teamInBrief({
      id: teamId,
      name: row.teamName,
      code: row.teamCode,
      sportKey: row.teamSportKey,
      avatarKey: row.teamAvatarKey,
    }),
    perMatch: matches === 0 ? null : Math.round((value * 100) / matches) / 100,
  }));
}
