import { sql } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** By venue, by team or, if neither is given, for the whole organisation. */
interface StandingFilter {
  readonly venueId: string | null;
  readonly teamId: string | null;
  /** The first and the last day, both inclusive; null: from now on. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly now: Date;
}

const startOfDay = (day: string, later = 0) =>
  sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Madrid')`;

/** The upcoming matches that match the filter, by kick-off. */
export function listStanding(
  db: Database,
  { organisationId }: OrganisationScope,
  { venueId, teamId, days, now }: StandingFilter,
) {
  let query = db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .leftJoin('fields', 'fields.id', 'matches.fieldId')
    .select(['matches.id', 'matches.version', 'matches.kickOff', 'matches.fieldId', 'matches.phaseId'])
    .select(['matches.competitionId', 'matches.homeTeamId', 'matches.awayTeamId'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('matches.organisationId', '=', organisationId)
    .where('matches.state', '=', 'SCHEDULED')
    .where('matches.kickOff', '>', now)
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .$narrowType<{ kickOff: Date }>();
  if (venueId !== null) query = query.where('fields.venueId', '=', venueId);
  if (teamId !== null)
    query = query.where(sql<boolean>`(matches.home_team_id = ${teamId} or matches.away_team_id = ${teamId})`);
  if (days !== null)
    query = query
      .where('matches.kickOff', '>=', startOfDay(days.from))
      .where('matches.kickOff', '<', startOfDay(days.to, 1));
  return query.orderBy('matches.kickOff').orderBy('matches.id').execute();
}

export type StandingMatch = Awaited<ReturnType<typeof listStanding>>[number];

interface MatchVersion {
  readonly id: string;
  readonly version: number;
}

export function listVersions(
  db: Database,
  { organisationId }: OrganisationScope,
  matchIds: readonly string[],
): Promise<MatchVersion[]> {
  return db
    .selectFrom('matches')
    .select(['id', 'version'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', sql<string>`any(${sql.val(matchIds)}::uuid[])`)
    .execute();
}
