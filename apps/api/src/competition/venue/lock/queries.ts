import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** Serialises changes of an organisation's venues. */
export async function lockOrganisation(trx: Trx, { organisationId }: OrganisationScope): Promise<void> {
  await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
