import type { Database } from '../../../platform/db/schema.ts';

/** The participation of a team, with the withdrawal mode of its competition. */
export function findParticipation(
  db: Database,
  { organisationId }: { readonly organisationId: string },
  { competitionId, teamId }: { readonly competitionId: string; readonly teamId: string },
) {
  return db
    .selectFrom('participations')
    .innerJoin('competitions', 'competitions.id', 'participations.competitionId')
    .select('competitions.withdrawalMode')
    .where('participations.organisationId', '=', organisationId)
    .where('participations.competitionId', '=', competitionId)
    .where('participations.teamId', '=', teamId)
    .where('participations.status', '=', 'ACCEPTED')
    .executeTakeFirst();
}
