import { careerLimits } from '@traip/contract';
import { type RawBuilder, sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { StoredStanding } from '../../../platform/db/standing-tables.ts';

/** The competition's columns, for queries that join its season. */
const competitionColumns = [
  'competitions.id as competitionId',
  'competitions.name as competitionName',
  'competitions.state as competitionState',
  'seasons.name as season',
] as const;

/** Teams that withdrew keep a row in the table, but are no longer counted. */
export const remainingTeams = sql`(select count(*)::int from jsonb_array_elements(standings.rows) as one
  join participations as entry on entry.competition_id = competitions.id
    and entry.team_id = (one ->> 'team')::uuid and entry.status <> 'WITHDRAWN')`;

/** The row of a team in the table that a query has in `standings`; to be combined with `is not null`. */
export const rowOf = (teamId: RawBuilder<unknown>) =>
  sql<StoredStanding>`jsonb_path_query_first(standings.rows, '$[*] ? (@.team == $team)',
    jsonb_build_object('team', ${teamId}::text))`;

/** A team's standing in each public competition: in the last phase whose table includes it. */
export async function listPlaces(db: Database, teamId: string) {
  const row = rowOf(sql`${teamId}`);
  const found = competitionsVisibleTo(db, null)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .innerJoin('phases', 'phases.competitionId', 'competitions.id')
    .innerJoin('standings', 'standings.phaseId', 'phases.id')
    .select(competitionColumns)
    .select(['competitions.createdAt', 'phases.name as phase', 'standings.groupKey', row.as('row')])
    .select(sql<number>`greatest(${remainingTeams}, (${row} ->> 'rank')::int)`.as('of'))
    .distinctOn('competitions.id')
    .where('participations.teamId', '=', teamId)
    .where('participations.status', 'in', ['ACCEPTED', 'WITHDRAWN'])
    .where(sql<boolean>`${row} is not null`)
    .orderBy('competitions.id')
    .orderBy('phases.place', 'desc');
  return db
    .selectFrom(found.as('found'))
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('competitionId')
    .limit(careerLimits.competitions)
    .execute();
}

/** The awards of a team in public competitions, latest first. */
export function listAwards(db: Database, teamId: string) {
  return competitionsVisibleTo(db, null)
    .innerJoin('awards', 'awards.competitionId', 'competitions.id')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .select(competitionColumns)
    .select(['awards.kind', 'awards.at'])
    .where('awards.teamId', '=', teamId)
    .orderBy('awards.at', 'desc')
    .orderBy('awards.kind')
    .limit(careerLimits.competitions)
    .execute();
}

interface Totals {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly for: number;
  readonly against: number;
}

/** Totals of all public matches that count; a match decided by method is won by its winner, whatever the score. */
export async function sumMatches(db: Database, teamId: string): Promise<Totals> {
  const lead = sql`matches.home_score - matches.away_score`;
  const behind = sql`matches.away_score - matches.home_score`;
  const side = (own: 'home' | 'away', other: 'home' | 'away') =>
    competitionsVisibleTo(db, null)
      .innerJoin('matches', 'matches.competitionId', 'competitions.id')
      .select([`matches.${own}Score as own`, `matches.${other}Score as other`])
      .select(
        sql<number>`case matches.result ->> 'winnerByMethod' when ${own.toUpperCase()} then 1
        when ${other.toUpperCase()} then -1 else sign(${own === 'home' ? lead : behind}) end`.as('outcome'),
      )
      .where(`matches.${own}TeamId`, '=', teamId)
      .where('matches.deletedAt', 'is', null)
      .where('matches.state', 'in', ['FINISHED', 'CLOSED'])
      .where(sql<boolean>`matches.result ->> 'counts' = 'true'`)
      .where('matches.homeScore', 'is not', null)
      .where('matches.awayScore', 'is not', null);
  const { rows } = await sql<Totals>`select count(*)::int as played,
      (count(*) filter (where outcome > 0))::int as won, (count(*) filter (where outcome = 0))::int as drawn,
      (count(*) filter (where outcome < 0))::int as lost,
      coalesce(sum(own), 0)::int as "for", coalesce(sum(other), 0)::int as against
    from (${side('home', 'away')} union all ${side('away', 'home')}) as played`.execute(db);
  return rows[0] ?? { played: 0, won: 0, drawn: 0, lost: 0, for: 0, against: 0 };
}
