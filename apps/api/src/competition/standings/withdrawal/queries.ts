import type { Database } from '../../../platform/db/schema.ts';

/** A team that is in a competition, and what that competition has said about those who leave. */
export function findPlace(
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
