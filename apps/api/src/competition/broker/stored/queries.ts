import type { Database } from '../../../platform/db/schema.ts';
import type { PhaseOfCompetition } from '../../fixtures/queries.ts';

/** A phase of a competition, with the algorithm that generates its fixtures. */
export function findPhaseName(
  db: Database,
  organisationId: string,
  { phaseId, competitionId }: PhaseOfCompetition,
) {
  return db
    .selectFrom('phases')
    .leftJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phases.id')
    .select(['phases.id', 'brokerConfigs.algorithm', 'brokerConfigs.params'])
    .where('phases.organisationId', '=', organisationId)
    .where('phases.id', '=', phaseId)
    .where('phases.competitionId', '=', competitionId)
    .executeTakeFirst();
}

/** The matches of a phase with their state and score; the broker allows at most ten thousand. */
export function listFixtures(db: Database, phaseId: string) {
  return db
    .selectFrom('matches')
    .select(['id', 'key', 'round', 'groupKey', 'tieKey', 'home', 'away', 'state', 'kickOff'])
    .select(['homeScore', 'awayScore', 'result'])
    .where('phaseId', '=', phaseId)
    .where('kind', '=', 'NORMAL')
    .where('deletedAt', 'is', null)
    .orderBy('round')
    .orderBy('key')
    .execute();
}

export type FixtureRow = Awaited<ReturnType<typeof listFixtures>>[number];

export function listGroups(db: Database, phaseId: string) {
  return db
    .selectFrom('phaseGroups')
    .select(['key', 'members'])
    .where('phaseId', '=', phaseId)
    .orderBy('place')
    .execute();
}

export function listByes(db: Database, phaseId: string) {
  return db
    .selectFrom('phaseByes')
    .select(['round', 'teamId'])
    .where('phaseId', '=', phaseId)
    .orderBy('round')
    .execute();
}
