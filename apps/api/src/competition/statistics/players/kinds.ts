import type { PlayerStatMetric } from '@traip/contract';
import { metricKind, playerMetrics } from '@traip/engine/statistics';
import type { Database } from '../../../platform/db/schema.ts';
import { rulesOf } from '../../sport/rules-of.ts';
import { listKinds, listRules, type StatsScope } from './queries.ts';

type Kinds = Record<string, number>;

/** Loads each player's counts by kind, with the names from each competition's rules. */
export async function loadKinds(
  db: Database,
  scope: StatsScope,
  metric: PlayerStatMetric,
  players: readonly { readonly playerId: string; readonly teamId: string }[],
): Promise<(teamId: string, playerId: string) => Kinds> {
  if (players.length === 0 || metric === 'mvps' || metric === 'cleanSheets') return () => ({});
  const rows = await listKinds(db, scope, metric, players);
  const found = await listRules(db, [...new Set(rows.map(({ competitionId }) => competitionId))]);
  const rules = new Map(found.map(({ id, ...rest }) => [id, rulesOf(rest)] as const));
  const byPlayer = Map.groupBy(rows, ({ teamId, playerId }) => `${teamId} ${playerId}`);
  return (teamId, playerId) => {
    const kinds: Kinds = {};
    for (const { competitionId, part, kind, nth, count } of byPlayer.get(`${teamId} ${playerId}`) ?? []) {
      const counted = playerMetrics[metric][part];
      if (counted === undefined) continue;
      const name = metricKind(counted, { kind, nth }, rules.get(competitionId));
      kinds[name] = (kinds[name] ?? 0) + count;
    }
    return kinds;
  };
}
