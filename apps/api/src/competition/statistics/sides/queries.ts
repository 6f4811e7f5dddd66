import type { MatchResult } from '@traip/engine/match';
import type { PlayerMetric } from '@traip/engine/statistics';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { countedMatches, metricSql, type StatsScope } from '../players/queries.ts';

interface CompetitionScope {
  readonly competitionId: string;
  readonly phaseId: string | undefined;
}

/** The results of finished matches, however they were entered. */
export async function listResults(db: Database, { competitionId, phaseId }: CompetitionScope) {
  const rows = await db
    .selectFrom('matches')
    .select(['homeTeamId', 'awayTeamId', 'result'])
    .where('competitionId', '=', competitionId)
    .$if(phaseId !== undefined, (query) => query.where('phaseId', '=', phaseId ?? ''))
    .where('state', 'in', ['FINISHED', 'CLOSED'])
    .where('deletedAt', 'is', null)
    .execute();
  return rows.flatMap(({ homeTeamId: home, awayTeamId: away, result }) =>
    home === null || away === null || result === null
      ? []
      : [{ home, away, result: result as unknown as MatchResult }],
  );
}

/** The sums of each team's events, including those without a player; shoot-outs don't count. */
export async function sumEvents(
  db: Database,
  scope: StatsScope,
  metrics: readonly PlayerMetric[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  if (metrics.length === 0) return new Map();
  const sums = metrics.map((metric) => {
    const parts = metricSql(metric).map(
      ({ condition, value }) => sql`coalesce(sum(${value}) filter (where ${condition}), 0)`,
    );
    return sql`${sql.lit(metric)}, (${sql.join(parts, sql` + `)})::int`;
  });
  const { rows } = await sql<{ teamId: string; values: Record<string, number> }>`
    with counted as materialized (${countedMatches(scope)})
    select event.team_id, jsonb_build_object(${sql.join(sums)}) as values
    from counted join match_events as event on event.match_id = counted.id
    where event.deleted_at is null and event.period <> 'SO' and event.team_id is not null
    group by event.team_id`.execute(db);
  return new Map(rows.map(({ teamId, values }) => [teamId, values]));
}

export function listTeams(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'code', 'sportKey', 'competitorKind', 'avatarKey'])
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
}
