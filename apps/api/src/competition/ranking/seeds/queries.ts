import type { Database } from '../../../platform/db/schema.ts';

/** The entries of a competition, earliest first. */
export function listEntered(db: Database, competitionId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .select(['teams.id', 'teams.name', 'teams.code', 'teams.sportKey', 'teams.competitorKind'])
    .select(['teams.avatarKey', 'participations.seed'])
    .where('participations.competitionId', '=', competitionId)
    .where('participations.status', '=', 'ACCEPTED')
    .orderBy('participations.createdAt')
    .orderBy('participations.id')
    .execute();
}

/** All people of the players and pairs of a competition. */
export function listMembers(db: Database, competitionId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .select(['teams.id as teamId', 'teamMembers.personId'])
    .where('participations.competitionId', '=', competitionId)
    .where('teams.competitorKind', '<>', 'TEAM')
    .where('teamMembers.leftAt', 'is', null)
    .execute();
}
