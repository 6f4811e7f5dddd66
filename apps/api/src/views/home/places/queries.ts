import { sql } from 'kysely';
import { isOngoing } from '../../../competition/match/lists/rows/queries.ts';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { compiledRows } from '../../../platform/db/compiled-rows.ts';
import { remainingTeams, rowOf } from '../../career/team/queries.ts';

/** The places of these teams in each unfinished competition: in the last phase whose table includes them. */
export const listOngoingPlaces = compiledRows((db, userId: string, teamIds: readonly string[]) => {
  const row = rowOf(sql`participations.team_id`);
  return competitionsVisibleTo(db, userId)
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .innerJoin('phases', 'phases.competitionId', 'competitions.id')
    .innerJoin('standings', 'standings.phaseId', 'phases.id')
    .select(['participations.teamId', 'phases.id as phaseId'])
    .select(['competitions.id as competitionId', 'competitions.name as competitionName'])
    .select([row.as('row'), sql<number>`greatest(${remainingTeams}, (${row} ->> 'rank')::int)`.as('of')])
    .distinctOn(['participations.teamId', 'competitions.createdAt', 'competitions.id'])
    .where('participations.teamId', '=', sql<string>`any(${sql.val(teamIds)}::uuid[])`)
    .where('participations.status', '=', 'ACCEPTED')
    .where(isOngoing)
    .where(sql<boolean>`${row} is not null`)
    .orderBy('participations.teamId')
    .orderBy('competitions.createdAt', 'desc')
    .orderBy('competitions.id')
    .orderBy('phases.place', 'desc');
});
