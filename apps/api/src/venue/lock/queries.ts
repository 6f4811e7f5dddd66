import type { Trx } from '../../db/schema.ts';
import type { OrganisationScope } from '../../gate/scope.ts';

/** Whoever changes venues of an organisation does it one after the other. */
export async function holdOrganisation(trx: Trx, { organisationId }: OrganisationScope): Promise<void> {
  await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
