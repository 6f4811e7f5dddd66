import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';

export async function findOrganisationName(trx: Trx, { organisationId }: OrganisationScope): Promise<string> {
  const { name } = await trx
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return name;
}
