import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

/** Lock order everywhere: competitions, then phases, then their matches. */
export async function lockPhases(
  trx: Trx,
  { organisationId }: OrganisationRef,
  phaseIds: readonly string[],
): Promise<void> {
  const isOne = (column: string) => sql<boolean>`${sql.ref(column)} = any(${[...phaseIds]}::uuid[])`;
  await trx
    .selectFrom('phases')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where(isOne('id'))
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx
    .selectFrom('matches')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where(isOne('phaseId'))
    .orderBy('id')
    .forUpdate()
    .execute();
}
