import type { Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

/** Lock order everywhere: competition, then phase, then its matches. */
export async function lockPhase(
  trx: Trx,
  { organisationId }: OrganisationRef,
  phaseId: string,
): Promise<void> {
  await trx
    .selectFrom('phases')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', phaseId)
    .forUpdate()
    .execute();
  await trx
    .selectFrom('matches')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('phaseId', '=', phaseId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
