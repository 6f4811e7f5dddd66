import { isRefusal, leaderLimits, refuse, type statisticsCalls } from '@traip/contract';
import { statisticsOf } from '@traip/engine/statistics';
import type { Handler } from '../../platform/routing/handler.ts';
import { statRows } from './player-stats.ts';
import { countEachList, listRules, pageOfPlayers } from './players/queries.ts';
import { resolveScope } from './scope/resolve-scope.ts';

/** The lists of the sport with their best players. */
export const leaders: Handler<typeof statisticsCalls.leaders> = async ({ db, caller }, { query }) => {
  const userId = caller?.userId ?? null;
  const resolved = await resolveScope(db, userId, query);
  if (isRefusal(resolved)) return resolved;
  const [competition] = await listRules(db, [query.competitionId]);
  if (!competition) return refuse('NOT_FOUND');
  const metrics = statisticsOf(competition.sportVariantKey)?.players ?? [];
  const scope = { ...resolved, userId };
  const totals = await countEachList(db, scope, metrics);
  const recorded = metrics.filter((metric) => (totals.get(metric) ?? 0) > 0);
  const lists = await Promise.all(
    recorded.map(async (metric) => {
      const rows = await pageOfPlayers(db, scope, { metric, page: 1, limit: leaderLimits.rows });
      return { metric, total: totals.get(metric) ?? 0, rows: await statRows(db, scope, metric, rows) };
    }),
  );
  return { lists };
};
