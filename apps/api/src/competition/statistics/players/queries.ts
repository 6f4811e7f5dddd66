import type { PlayerStatMetric } from '@traip/contract';
import type { CompetitorKind, SportKey } from '@traip/engine';
import { type CountedEvents, type PlayerMetric, playerMetrics } from '@traip/engine/statistics';
import { type RawBuilder, sql } from 'kysely';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { PlayerRow } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** Which matches count, and for which viewer; `null` is an anonymous user. */
export interface StatsScope {
  readonly userId: string | null;
  readonly traipId?: string | undefined;
  readonly competitionId?: string | undefined;
  readonly phaseId?: string | undefined;
  /** Only achievements for this team. */
  readonly teamId?: string | undefined;
  /** Only matches in which this person took part. */
  readonly playerId?: string | undefined;
}

const equalsIfGiven = (column: RawBuilder<unknown>, id: string | undefined) =>
  id === undefined ? sql`true` : sql`${column} = ${id}`;

const isOfTeam = (id: string | undefined) =>
  id === undefined ? sql`true` : sql`(matches.home_team_id = ${id} or matches.away_team_id = ${id})`;

const isOfPlayer = (id: string | undefined) =>
  id === undefined
    ? sql`true`
    : sql`matches.id = any(array(select match_id from match_events where player_id = ${id} and deleted_at is null
      union select match_id from match_events where related_player_id = ${id} and deleted_at is null
      union select match_id from lineups join lineup_players on lineup_players.lineup_id = lineups.id
      where lineup_players.player_id = ${id} and lineups.state <> 'DRAFT'))`;

/** Finished matches that were played: a forfeit, or a result without events, does not count for players. */
export const countedMatches = ({
  userId,
  traipId,
  competitionId,
  phaseId,
  teamId,
  playerId,
}: StatsScope) => sql`
  select matches.id, matches.competition_id from matches
  join competitions on competitions.id = matches.competition_id and competitions.deleted_at is null
  join traips on traips.id = competitions.traip_id and traips.deleted_at is null
  where ${equalsIfGiven(sql`competitions.traip_id`, traipId)} and ${equalsIfGiven(sql`competitions.id`, competitionId)}
    and ${equalsIfGiven(sql`matches.phase_id`, phaseId)} and ${isOfTeam(teamId)} and ${isOfPlayer(playerId)}
    and ${isVisibleTo(userId)}
    and matches.deleted_at is null and matches.state in ('FINISHED', 'CLOSED')
    and matches.result ->> 'countsForPlayers' = 'true'
    and (matches.result ->> 'source' = 'EVENTS' or exists (select 1 from match_events as played
      where played.match_id = matches.id and played.deleted_at is null and played.period is not null))`;

const isByPlayer = sql`coalesce(event.person_role, 'PLAYER') = 'PLAYER'`;

const credited = { playerId: sql`event.player_id`, relatedPlayerId: sql`event.related_player_id` };

const ofKind = (kinds: readonly string[] | null) =>
  kinds === null ? sql`event.kind is distinct from 'SET'` : sql`event.kind = any(${sql.val(kinds)}::text[])`;

function worthSql(worth: CountedEvents['worth']): RawBuilder<unknown> {
  if (worth === 'ONE') return sql`1`;
  if (worth === 'VALUE') return sql`coalesce(event.value, 1)`;
  const cases = Object.entries(worth).map(([kind, value]) => sql`when ${kind} then ${value}::int`);
  return sql`case event.kind ${sql.join(cases, sql` `)} else 0 end`;
}

/** The engine's definition of a metric in SQL: which events it counts, for whom, and what each is worth. */
export function metricSql(metric: PlayerMetric) {
  return playerMetrics[metric].map((counted: CountedEvents) => ({
    counted,
    condition: sql`event.type = ${counted.type} and ${isByPlayer} and ${ofKind(counted.kinds)}`,
    player: credited[counted.credits],
    value: worthSql(counted.worth),
  }));
}

const mvpCounts = sql`select mvp_team_id as team_id, mvp_player_id as player_id, count(*)::int as value
    from counted join matches on matches.id = counted.id
    where mvp_player_id is not null group by mvp_team_id, mvp_player_id`;

/** The starting goalkeeper of a team that conceded nothing; a substitute doesn't share it. */
const cleanSheetCounts = sql`select lineups.team_id, lineup_players.player_id, count(*)::int as value
    from counted join matches on matches.id = counted.id
    join lineups on lineups.match_id = matches.id and lineups.state <> 'DRAFT'
    join lineup_players on lineup_players.lineup_id = lineups.id and lineup_players.place = 'STARTER'
      and lineup_players.is_goalkeeper
    where case when lineups.team_id = matches.home_team_id then matches.away_score else matches.home_score end = 0
    group by lineups.team_id, lineup_players.player_id`;

/** What each player achieved for each team; shoot-outs don't count. */
const achievements = (metric: PlayerStatMetric) => {
  if (metric === 'mvps') return mvpCounts;
  if (metric === 'cleanSheets') return cleanSheetCounts;
  const parts = metricSql(metric).map(
    ({ condition, player, value }) => sql`select event.team_id, ${player} as player_id, ${value} as value
      from counted join match_events as event on event.match_id = counted.id
      where event.deleted_at is null and ${condition} and event.period <> 'SO'
        and ${player} is not null and event.team_id is not null`,
  );
  return sql`select team_id, player_id, sum(value)::int as value
    from (${sql.join(parts, sql` union all `)}) as credits group by team_id, player_id`;
};

/** Starters and used substitutes, the whole lineup without recorded substitutions, and anyone in an event. */
export const appearances = sql`
  select near.team_id, near.player_id, lineups.match_id from near
  join lineup_players on lineup_players.player_id = near.player_id
  join lineups on lineups.id = lineup_players.lineup_id and lineups.team_id = near.team_id
    and lineups.state <> 'DRAFT'
  join counted on counted.id = lineups.match_id
  where lineup_players.place = 'STARTER' or coalesce(lineups.substitutions, 'null') = 'null'
    or lineups.substitutions @> jsonb_build_array(jsonb_build_object('on', lineup_players.player_id))
  union select near.team_id, near.player_id, event.match_id from near
  join match_events as event on event.player_id = near.player_id and event.team_id = near.team_id
  join counted on counted.id = event.match_id
  where event.deleted_at is null and ${isByPlayer} and event.type in ('GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'STAT')
  union select near.team_id, near.player_id, event.match_id from near
  join match_events as event on event.related_player_id = near.player_id and event.team_id = near.team_id
  join counted on counted.id = event.match_id
  where event.deleted_at is null and event.type = 'GOAL'
  union select near.team_id, near.player_id, matches.id from near
  join matches on matches.mvp_player_id = near.player_id and matches.mvp_team_id = near.team_id
  join counted on counted.id = matches.id`;

interface RankedRow extends Omit<PlayerRow, 'id'> {
  readonly rank: number;
  readonly playerId: string;
  readonly teamId: string;
  readonly value: number;
  readonly matches: number;
  readonly teamName: string;
  readonly teamCode: string;
  readonly teamSportKey: SportKey | null;
  readonly competitorKind: CompetitorKind;
  readonly teamAvatarKey: string | null;
}

/**
 * Highest first, then fewer matches, then by name. Equal values share a rank. Matches are counted only for
 * players on the page.
 */
export async function pageOfPlayers(
  db: Database,
  scope: StatsScope,
  {
    metric,
    page,
    limit,
  }: { readonly metric: PlayerStatMetric; readonly page: number; readonly limit: number },
): Promise<RankedRow[]> {
  const offset = (page - 1) * limit;
  const { rows } = await sql<RankedRow>`
    with counted as materialized (${countedMatches(scope)}),
      achieved as materialized (${achievements(metric)}),
      ranked as materialized (select achieved.*, rank() over (order by value desc)::int as rank from achieved
        where ${equalsIfGiven(sql`achieved.team_id`, scope.teamId)}),
      edge as (select max(value) as top, min(value) as bottom, min(rank) - 1 as above
        from (select value, rank from ranked order by value desc limit ${limit} offset ${offset}) as shown),
      near as materialized (select ranked.* from ranked, edge where value between edge.bottom and edge.top),
      played as (select team_id, player_id, count(*)::int as matches from (${appearances}) as appeared
        group by team_id, player_id)
    select near.rank, near.player_id, near.team_id, near.value, coalesce(played.matches, 0) as matches,
      players.user_code, players.first_name, players.surnames, players.avatar_key, players.public_name, players.shows_photo,
      players.known_as,
      teams.name as team_name, teams.code as team_code, teams.sport_key as team_sport_key, teams.competitor_kind,
      teams.avatar_key as team_avatar_key
    from near join players on players.id = near.player_id join teams on teams.id = near.team_id
    left join played on played.team_id = near.team_id and played.player_id = near.player_id
    order by near.value desc, matches, folded(players.first_name || ' ' || players.surnames),
      near.team_id, near.player_id
    limit ${limit} offset ${offset} - (select coalesce(above, 0) from edge)`.execute(db);
  return rows;
}

export async function countPlayers(
  db: Database,
  scope: StatsScope,
  metric: PlayerStatMetric,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`with counted as materialized (${countedMatches(scope)}),
    achieved as (${achievements(metric)}) select count(*)::int as count from achieved`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many players are on each of these lists. */
export async function countEachList(
  db: Database,
  scope: StatsScope,
  metrics: readonly PlayerStatMetric[],
): Promise<ReadonlyMap<PlayerStatMetric, number>> {
  if (metrics.length === 0) return new Map();
  const counts = metrics.map(
    (metric) =>
      sql`select ${sql.lit(metric)} as metric, count(*)::int as count from (${achievements(metric)}) as achieved`,
  );
  const { rows } = await sql<{ metric: PlayerStatMetric; count: number }>`
    with counted as materialized (${countedMatches(scope)}) ${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return new Map(rows.map(({ metric, count }) => [metric, count]));
}

interface KindRow {
  readonly playerId: string;
  readonly teamId: string;
  readonly competitionId: string;
  /** Which of the metric's event types it is. */
  readonly part: number;
  readonly kind: string | null;
  /** Its number among the player's events of that kind in the match: a second yellow is another kind of card. */
  readonly nth: number;
  readonly count: number;
}

/** The achievements of these players by kind. */
export async function listKinds(
  db: Database,
  scope: StatsScope,
  metric: PlayerMetric,
  players: readonly { readonly playerId: string; readonly teamId: string }[],
): Promise<KindRow[]> {
  const numbered = metricSql(metric).map(
    (
      { condition, player },
      part,
    ) => sql`select ${part}::int as part, event.team_id, ${player} as player_id, counted.competition_id,
        event.kind, event.period,
        row_number() over (partition by event.match_id, event.team_id, ${player}, event.kind, event.period = 'SO'
          order by event.seq) as nth
      from counted join match_events as event on event.match_id = counted.id
      join wanted on wanted.team_id = event.team_id and wanted.player_id = ${player}
      where event.deleted_at is null and ${condition}`,
  );
  const { rows } = await sql<KindRow>`
    with counted as materialized (${countedMatches(scope)}),
      wanted as (select * from unnest(${players.map(({ teamId }) => teamId)}::uuid[],
        ${players.map(({ playerId }) => playerId)}::uuid[]) as wanted (team_id, player_id)),
      numbered as (${sql.join(numbered, sql` union all `)})
    select part, team_id, player_id, competition_id, kind, nth::int as nth, count(*)::int as count
    from numbered where period <> 'SO' group by part, team_id, player_id, competition_id, kind, nth`.execute(
    db,
  );
  return rows;
}

export function listRules(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.id', 'competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('competitions.id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
}
