import type { LicenceState } from '@traip/engine/registration';
import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

interface CountedState {
  readonly state: LicenceState;
  readonly count: number;
}

/** The number of the team's licences in a competition, by state. */
const counted = (teamId: string) => sql<readonly CountedState[]>`coalesce((select jsonb_agg(counted)
  from (select licences.state, count(*)::int as count from licences
    where licences.competition_id = competitions.id and licences.team_id = ${teamId}
    group by licences.state) as counted), '[]'::jsonb)`;

/** How many people the team added after the window closed. */
const addedLate = (teamId: string) => sql<number>`(select count(*)::int from licences
  where licences.competition_id = competitions.id and licences.team_id = ${teamId}
    and licences.created_at >= (competitions.registration_rules ->> 'closesAt')::timestamptz)`;

/** A team's unfinished competitions with licences, as far as the caller can see them. */
export function listLicensedCompetitions(
  db: Database,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('seasons', 'seasons.id', 'competitions.seasonId')
    .select(['competitions.id', 'competitions.name', 'seasons.name as season'])
    .select(['organisations.orgCode', 'organisations.name as organisationName'])
    .select(['competitions.registrationRules as rules'])
    .select([counted(teamId).as('counted'), addedLate(teamId).as('addedLate')])
    .where('participations.teamId', '=', teamId)
    .where('participations.status', 'in', ['ACCEPTED', 'REQUESTED'])
    .where('competitions.registrationRules', 'is not', null)
    .where('competitions.state', 'not in', ['FINISHED', 'CANCELED'])
    .orderBy(sql`competitions.registration_rules ->> 'closesAt'`)
    .orderBy('competitions.name')
    .orderBy('competitions.id')
    .execute();
}
