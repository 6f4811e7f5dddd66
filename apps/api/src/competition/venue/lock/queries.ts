import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';

/** Whoever changes venues of an organisation does it one after the other. */
export async function holdOrganisation(trx: Trx, { organisationId }: OrganisationScope): Promise<void> {
  await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
