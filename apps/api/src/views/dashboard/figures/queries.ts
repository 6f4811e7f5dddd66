import type { MatchStatus } from '@traip/engine/match';
import { sql } from 'kysely';
import { dueAt } from '../../../competition/match/lists/due/queries.ts';
import { isOngoing, lacksDate } from '../../../competition/match/lists/rows/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import { isVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { compiledOne, compiledRows } from '../../../platform/db/compiled-rows.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** The days to report, as 2026-09-01, and the current time. */
export interface Span {
  readonly first: string;
  readonly today: string;
  readonly now: Date;
}

const inMadrid = (moment: string) => sql`(${sql.raw(moment)} at time zone 'Europe/Madrid')`;
const startOf = (day: string) => sql`((${day}::date)::timestamp at time zone 'Europe/Madrid')`;
const endOf = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Madrid')`;

/** Every day of the span with its end; for today that is now. */
const days = ({ first, today, now }: Span) => sql`
  select day::date as day, least((day::date + 1)::timestamp at time zone 'Europe/Madrid',
    ${now}::timestamptz) as until
  from generate_series(${first}::date, ${today}::date, interval '1 day') as day`;

/** The matches of an organisation that a member may see. */
const visibleMatches = ({ organisationId, userId }: OrganisationScope) => sql`
  from matches join competitions on competitions.id = matches.competition_id
  join traips on traips.id = competitions.traip_id join categories on categories.id = competitions.category_id
  where matches.organisation_id = ${organisationId} and competitions.organisation_id = ${organisationId}
    and matches.deleted_at is null
    and competitions.deleted_at is null and traips.deleted_at is null and ${isVisibleTo(userId)}`;

/** The matches of those days, except cancelled ones. */
const played = (scope: OrganisationScope, { first, today }: Span) => sql`
  select matches.id, matches.state, matches.home_team_id, matches.away_team_id,
    coalesce(matches.home_score, 0) + coalesce(matches.away_score, 0) as goals,
    ${inMadrid('matches.kick_off')}::date as day
  ${visibleMatches(scope)} and matches.state <> 'CANCELLED'
    and matches.kick_off >= ${startOf(first)} and matches.kick_off < ${endOf(today)}`;

interface MatchDayFigures {
  readonly day: string;
  readonly matches: number;
  readonly played: number;
  readonly begun: number;
  readonly goals: number;
  readonly withoutReferee: number;
  readonly lineupsMissing: number;
  readonly teams: number;
  readonly people: number;
}

/** The totals of each day. */
export const listMatchDays = compiledRows(
  (_, scope: OrganisationScope, span: Span) => sql<MatchDayFigures>`
    with days as (${days(span)}), own as materialized (${played(scope, span)}),
      sums as (select own.day, count(*)::int as matches,
          (count(*) filter (where state in ('FINISHED', 'CLOSED')))::int as played,
          (count(*) filter (where state in ('IN_PROGRESS', 'FINISHED', 'CLOSED')))::int as begun,
          sum(goals)::int as goals,
          (count(*) filter (where not exists (select 1 from match_referees
            where match_referees.match_id = own.id)))::int as without_referee,
          sum((select 2 - count(*) from lineups
            where lineups.match_id = own.id and lineups.state <> 'DRAFT'))::int as lineups_missing
        from own group by own.day),
      teams as (select own.day, count(distinct team)::int as teams from own
        cross join lateral (values (home_team_id), (away_team_id)) as sides (team) group by own.day),
      present as (select own.day, lineup_players.player_id as person from own
        join lineups on lineups.match_id = own.id and lineups.state <> 'DRAFT'
        join lineup_players on lineup_players.lineup_id = lineups.id
        union select own.day, match_referees.user_id from own
        join match_referees on match_referees.match_id = own.id),
      people as (select present.day, count(*)::int as people from present group by present.day)
    select days.day, coalesce(matches, 0) as matches, coalesce(played, 0) as played,
      coalesce(begun, 0) as begun, coalesce(goals, 0) as goals,
      coalesce(without_referee, 0) as without_referee, coalesce(lineups_missing, 0) as lineups_missing,
      coalesce(teams, 0) as teams, coalesce(people, 0) as people
    from days left join sums using (day) left join teams using (day) left join people using (day)
    order by days.day`,
);

interface Backlog {
  readonly day: string;
  readonly overdue: number;
  readonly unclosed: number;
  readonly unscheduled: number;
}

/** Open work at the end of each day, as far as it can be derived from the times stored with the matches. */
export const listBacklogs = compiledRows((_, scope: OrganisationScope, span: Span) => {
  const since = startOf(span.first);
  return sql<Backlog>`
    with days as (${days(span)}),
      own as materialized (select ${dueAt} as due,
          matches.state, matches.finished_at, matches.closed_at
        ${visibleMatches(scope)} and ${isOngoing} and (
          matches.state in ('SCHEDULED', 'IN_PROGRESS') and matches.kick_off < ${span.now}::timestamptz
          -- A result may be entered without a date, or before it.
          or matches.state = 'FINISHED'
          or matches.state = 'CLOSED' and coalesce(matches.closed_at, matches.finished_at) >= ${since})),
      dated as materialized (select event.match_id, min(event.created_at) as at from match_events as event
        where event.organisation_id = ${scope.organisationId} and event.type = 'SCHEDULED'
          and event.created_at >= ${since} group by event.match_id),
      open as materialized (select matches.created_at as since,
          case when matches.kick_off is null then 'infinity'::timestamptz
            else (select at from dated where dated.match_id = matches.id) end as until
        ${visibleMatches(scope)} and ${isOngoing} and (matches.state = 'CREATED' and ${lacksDate}
          or matches.id in (select match_id from dated)))
    select days.day,
      (select count(*)::int from own where own.due < days.until
        and (own.state in ('SCHEDULED', 'IN_PROGRESS') or own.finished_at >= days.until)) as overdue,
      -- Today counts what is listed, to the last second.
      (select count(*)::int from own where (own.finished_at < days.until or days.day = ${span.today}::date)
        and (own.state = 'FINISHED' or own.closed_at >= days.until)) as unclosed,
      (select count(*)::int from open where (open.since < days.until or days.day = ${span.today}::date)
        and open.until >= days.until) as unscheduled
    from days order by days.day`;
});

/** How many people were invited on each day. */
export const listInvited = compiledRows(
  (_, scope: OrganisationScope, span: Span) => sql<{ readonly day: string; readonly invited: number }>`
    with days as (${days(span)})
    select days.day, count(invitation.id)::int as invited
    from days left join organisation_invitations as invitation
      on invitation.organisation_id = ${scope.organisationId}
      and ${inMadrid('invitation.created_at')}::date = days.day
    group by days.day order by days.day`,
);

interface Soon {
  readonly now: Date;
  readonly soon: Date;
}

/** Pending invitations, and how many of them expire before a given time. */
export const countOpenInvitations = compiledOne(
  (db, { organisationId }: OrganisationScope, { now, soon }: Soon) =>
    db
      .selectFrom('organisationInvitations')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .select(({ fn }) => fn.countAll<number>().filterWhere('expiresAt', '<', soon).as('expiring'))
      .where('organisationId', '=', organisationId)
      .where('status', '=', 'PENDING')
      .where('expiresAt', '>', now),
);

export const countByState = compiledRows(
  (_, scope: OrganisationScope, { today }: Span) => sql<{
    readonly state: MatchStatus;
    readonly count: number;
  }>`
    select matches.state, count(*)::int as count ${visibleMatches(scope)}
      and matches.kick_off >= ${startOf(today)} and matches.kick_off < ${endOf(today)}
    group by matches.state order by matches.state`,
);

/** Matches being played now, whatever the day of their kick-off. */
export async function countLive(db: Database, scope: OrganisationScope): Promise<number> {
  return (await live(db, scope)).count;
}

const live = compiledOne(
  (_, scope: OrganisationScope) => sql<{ readonly count: number }>`
    select count(*)::int as count ${visibleMatches(scope)} and matches.state = 'IN_PROGRESS'`,
);
