import {
  isRefusal,
  type PlayerStatMetric,
  type PlayerStatRow,
  pageWith,
  type Read,
  type statisticsCalls,
} from '@traip/contract';
import { perMatch } from '@traip/engine/statistics';
import { playerInBrief } from '../../people/person/player-in-brief.ts';
import { teamInBrief } from '../../people/team/in-brief.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { loadKinds } from './players/kinds.ts';
import { countPlayers, pageOfPlayers, type StatsScope } from './players/queries.ts';
import { resolveScope } from './scope/resolve-scope.ts';

/** Counted in the database. Names follow the privacy settings of each person. */
export const playerStats: Handler<typeof statisticsCalls.playerStats> = async ({ db, caller }, { query }) => {
  const userId = caller?.userId ?? null;
  const resolved = await resolveScope(db, userId, query);
  if (isRefusal(resolved)) return resolved;
  const { metric, page, limit } = query;
  const scope = { ...resolved, userId };
  const [rows, total] = await Promise.all([pageOfPlayers(db, scope, query), countPlayers(db, scope, metric)]);
  return pageWith(await statRows(db, scope, metric, rows), { page, limit, total });
};

/** Ranked players as list rows. */
export async function statRows(
  db: Database,
  scope: StatsScope,
  metric: PlayerStatMetric,
  rows: Awaited<ReturnType<typeof pageOfPlayers>>,
): Promise<Read<typeof PlayerStatRow>[]> {
  const kindsOf = await loadKinds(db, scope, metric, rows);
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
      competitorKind: row.competitorKind,
      avatarKey: row.teamAvatarKey,
    }),
    perMatch: perMatch(value, matches),
  }));
}
