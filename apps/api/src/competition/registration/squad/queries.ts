import type { Database } from '../../../platform/db/schema.ts';

export interface TeamInCompetition {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly teamId: string;
}

/** The entry of a team that is in a competition or applies for a place. */
export function findOpenEntry(db: Database, { organisationId, competitionId, teamId }: TeamInCompetition) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select('participations.id')
    .where('participations.organisationId', '=', organisationId)
    .where('participations.competitionId', '=', competitionId)
    .where('participations.teamId', '=', teamId)
    .where('participations.status', 'in', ['ACCEPTED', 'REQUESTED'])
    .where('teams.deletedAt', 'is', null)
    .executeTakeFirst();
}
