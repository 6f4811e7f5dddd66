import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** The match to schedule, and the period in which others may conflict with it. */
export interface ConflictQuery {
  readonly matchId: string;
  readonly fieldId: string | null;
  readonly teamIds: readonly string[];
  readonly refereeIds: readonly string[];
  readonly from: Date;
  readonly to: Date;
}

/** Locks a field of the organisation, so that no two matches get it at the same time. */
export function lockField(trx: Trx, { organisationId }: { readonly organisationId: string }, id: string) {
  return trx
    .selectFrom('fields')
    .innerJoin('venues', 'venues.id', 'fields.venueId')
    .select(['fields.id', sql<string>`venues.name || ' · ' || fields.name`.as('name')])
    .where('fields.organisationId', '=', organisationId)
    .where('fields.id', '=', id)
    .where('fields.deletedAt', 'is', null)
    .where('venues.deletedAt', 'is', null)
    .forUpdate('fields')
    .executeTakeFirst();
}

/** Closed dates of that day: of the field's venue, of one of the teams, or of the whole organisation. */
export function listClosures(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  { day, fieldId, teamIds }: { readonly day: string } & Pick<ConflictQuery, 'fieldId' | 'teamIds'>,
) {
  return db
    .selectFrom('closedDates')
    .innerJoin('organisations', 'organisations.id', 'closedDates.organisationId')
    .leftJoin('venues', 'venues.id', 'closedDates.venueId')
    .leftJoin('teams', 'teams.id', 'closedDates.teamId')
    .leftJoin('fields', (join) =>
      join
        .onRef('fields.venueId', '=', 'closedDates.venueId')
        .on('fields.id', '=', fieldId)
        .on(sql<boolean>`(closed_dates.field_id is null or closed_dates.field_id = fields.id)`),
    )
    .select(['closedDates.id', 'closedDates.startsOn', 'closedDates.endsOn', 'closedDates.reason'])
    .select(sql<string>`coalesce(venues.name, teams.name, organisations.name)`.as('name'))
    .where('closedDates.organisationId', '=', organisationId)
    .where('closedDates.startsOn', '<=', day)
    .where('closedDates.endsOn', '>=', day)
    .where(
      sql<boolean>`(fields.id is not null or closed_dates.team_id = any(${sql.val(teamIds)}::uuid[])
        or (closed_dates.venue_id is null and closed_dates.team_id is null))`,
    )
    .orderBy('closedDates.startsOn')
    .limit(20)
    .execute();
}

/** Other matches that kick off within a period, in any competition. */
function matchesIn(db: Database, { matchId, from, to }: ConflictQuery) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['matches.id', 'matches.organisationId', 'matches.kickOff', 'matches.fieldId'])
    .select(['matches.homeTeamId', 'matches.awayTeamId'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('matches.kickOff', '>', from)
    .where('matches.kickOff', '<', to)
    .where('matches.id', '<>', matchId)
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .where('matches.state', '<>', 'CANCELLED');
}

/** Matches on the same field, or of one of the teams. */
export function listNearbyMatches(db: Database, query: ConflictQuery) {
  const teams = sql`any(${sql.val(query.teamIds)}::uuid[])`;
  return matchesIn(db, query)
    .where(
      sql<boolean>`(matches.field_id = ${query.fieldId}::uuid
        or matches.home_team_id = ${teams} or matches.away_team_id = ${teams})`,
    )
    .orderBy('matches.kickOff')
    .execute();
}

/** Matches of the referees. */
export function listRefereeMatches(db: Database, query: ConflictQuery) {
  return matchesIn(db, query)
    .innerJoin('matchReferees', 'matchReferees.matchId', 'matches.id')
    .innerJoin('users', 'users.id', 'matchReferees.userId')
    .select('users.id as userId')
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('name'))
    .where('users.id', '=', sql<string>`any(${sql.val(query.refereeIds)}::uuid[])`)
    .orderBy('matches.kickOff')
    .execute();
}

export type NearbyMatch = Awaited<ReturnType<typeof listNearbyMatches>>[number];
