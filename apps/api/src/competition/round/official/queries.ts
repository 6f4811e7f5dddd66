import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Database } from '../../../platform/db/schema.ts';

interface RoundRef {
  readonly competitionId: string;
  readonly phaseId: string;
  readonly round: number;
}

/** The matches of a round and their states, in the order of the round. */
export function listStates(
  db: Database,
  { organisationId }: OrganisationScope,
  { competitionId, phaseId, round }: RoundRef,
) {
  return db
    .selectFrom('matches')
    .select(['id', 'state'])
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', competitionId)
    .where('phaseId', '=', phaseId)
    .where('round', '=', round)
    .where('deletedAt', 'is', null)
    .orderBy('key')
    .orderBy('id')
    .execute();
}
