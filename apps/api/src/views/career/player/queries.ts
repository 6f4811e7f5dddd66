import { careerLimits } from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import type { CompetitionState } from '@traip/engine/competition';
import type { PlayerMetric } from '@traip/engine/statistics';
import { type RawBuilder, sql } from 'kysely';
import { appearances, countedMatches, metricSql } from '../../../competition/statistics/players/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

interface SeasonRow {
  readonly competitionId: string;
  readonly competitionName: string;
  readonly competitionState: CompetitionState;
  readonly season: string;
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly sportKey: SportKey | null;
  readonly competitorKind: CompetitorKind;
  readonly avatarKey: string | null;
  readonly matches: number;
  readonly goals: number;
  readonly assists: number;
  readonly ownGoals: number;
  readonly cards: number;
  readonly mvps: number;
}

/** A player's total for a metric, from the events they took part in; shoot-outs do not count. */
function sumOf(metric: PlayerMetric, playerId: string): RawBuilder<number> {
  const parts = metricSql(metric).map(
    ({ condition, player, value }) =>
      sql`coalesce(sum(${value}) filter (where ${condition} and ${player} = ${playerId}), 0)`,
  );
  return sql<number>`(${sql.join(parts, sql` + `)})::int`;
}

/** A player's totals for each public team in each public competition, newest first. */
export async function listSeasons(db: Database, playerId: string): Promise<SeasonRow[]> {
  const { rows } = await sql<SeasonRow>`
    with counted as materialized (${countedMatches({ userId: null, playerId })}),
      near as materialized (select lineups.team_id, lineup_players.player_id from counted
        join lineups on lineups.match_id = counted.id and lineups.state <> 'DRAFT'
        join lineup_players on lineup_players.lineup_id = lineups.id
        where lineup_players.player_id = ${playerId}
        union select event.team_id, ${playerId}::uuid from counted
        join match_events as event on event.match_id = counted.id
        where event.deleted_at is null and event.team_id is not null
          and (event.player_id = ${playerId} or event.related_player_id = ${playerId})),
      played as (select counted.competition_id, appeared.team_id, count(*)::int as matches,
          (count(*) filter (where matches.mvp_player_id = ${playerId}))::int as mvps
        from (${appearances}) as appeared join counted on counted.id = appeared.match_id
        join matches on matches.id = counted.id group by counted.competition_id, appeared.team_id),
      done as (select counted.competition_id, event.team_id, ${sumOf('goals', playerId)} as goals,
          ${sumOf('assists', playerId)} as assists, ${sumOf('ownGoals', playerId)} as own_goals,
          ${sumOf('cards', playerId)} as cards
        from counted join match_events as event on event.match_id = counted.id
        where event.deleted_at is null and event.period <> 'SO'
          and (event.player_id = ${playerId} or event.related_player_id = ${playerId})
        group by counted.competition_id, event.team_id)
    select competitions.id as competition_id, competitions.name as competition_name,
      competitions.state as competition_state, seasons.name as season,
      teams.id, teams.name, teams.code, teams.sport_key, teams.competitor_kind, teams.avatar_key, played.matches, played.mvps,
      coalesce(done.goals, 0) as goals, coalesce(done.assists, 0) as assists,
      coalesce(done.own_goals, 0) as own_goals, coalesce(done.cards, 0) as cards
    from played join competitions on competitions.id = played.competition_id
    join seasons on seasons.id = competitions.season_id
    join teams on teams.id = played.team_id and teams.privacy = 'PUBLIC'
    left join done on done.competition_id = played.competition_id and done.team_id = played.team_id
    order by competitions.created_at desc, competitions.id, teams.id
    limit ${careerLimits.competitions}`.execute(db);
  return rows;
}
